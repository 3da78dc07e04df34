import type pg from 'pg';
import type { Database, Queries } from './database.ts';
import { wrapDriverErrors } from './database-error.ts';
import type { KeyRing } from './key-ring.ts';

/** Names under which the statements of a connection are prepared: each is parsed once, and planned once where one plan fits all its values. */
export type StatementNames = (sql: string) => { readonly name?: string };

interface Shared {
  readonly nameOf: StatementNames;
  readonly keys: KeyRing;
}

function queriesOn(client: pg.Pool | pg.PoolClient, { nameOf, keys }: Shared): Queries {
  return {
    keys,
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const { rows } = await wrapDriverErrors(() => client.query<Row>({ ...nameOf(text), text, values: [...values] }));
      return rows;
    },
    async script(sql) {
      await wrapDriverErrors(() => client.query(sql));
    },
  };
}

/** What both databases have in common: queries and transactions over the connections of a pool. */
export function queriesOnPool(pool: pg.Pool, shared: Shared): Pick<Database, keyof Queries | 'transaction'> {
  return {
    ...queriesOn(pool, shared),
    transaction: (work) =>
      wrapDriverErrors(async () => {
        const client = await pool.connect();
        try {
          await client.query('begin');
          const result = await work(queriesOn(client, shared));
          await client.query('commit');
          client.release();
          return result;
        } catch (error) {
          // A connection that cannot even roll back is discarded.
          await client.query('rollback').then(
            () => client.release(),
            (broken: Error) => client.release(broken),
          );
          throw error;
        }
      }),
  };
}
