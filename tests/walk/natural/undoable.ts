import type { Database, Queries } from '../../../src/server/db/database.ts';

/** A database that can be put back to what it was. */
export interface Undoable extends Database {
  /** Does the work, then undoes whatever was written meanwhile. May be nested. */
  undone<T>(work: () => Promise<T>): Promise<T>;
}

/** Everything runs in one transaction that is never committed; the transactions of the server are savepoints in it. */
export function undoable(database: Database): Undoable {
  let open: Queries | null = null;
  let last: Promise<unknown> = Promise.resolve();

  /** There is one connection: whoever has a transaction keeps the others waiting. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  }

  async function transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const queries = open;
    if (queries === null) return database.transaction(work);
    return inTurn(async () => {
      await queries.script('savepoint inner_one');
      try {
        const result = await work(queries);
        await queries.script('release savepoint inner_one');
        return result;
      } catch (error) {
        await queries.script('rollback to savepoint inner_one; release savepoint inner_one');
        throw error;
      }
    });
  }

  async function undone<T>(work: () => Promise<T>): Promise<T> {
    const queries = open;
    if (queries !== null) {
      await inTurn(() => queries.script('savepoint beside'));
      return work().finally(() =>
        inTurn(() => queries.script('rollback to savepoint beside; release savepoint beside')),
      );
    }
    let result: { readonly is: T } | null = null;
    const undo = new Error('undo');
    await database
      .transaction(async (own) => {
        open = own;
        result = { is: await work() };
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      })
      .finally(() => {
        open = null;
      });
    return (result as unknown as { readonly is: T }).is;
  }

  return {
    ...database,
    query: (sql, values) =>
      open === null ? database.query(sql, values) : inTurn(() => (open ?? database).query(sql, values)),
    script: (sql) => (open === null ? database.script(sql) : inTurn(() => (open ?? database).script(sql))),
    transaction,
    undone,
  };
}
