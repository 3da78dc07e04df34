import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database, Queries } from '../../../src/server/db/database.ts';
import { extendSession, findBrowserById } from '../../../src/server/kernel/sessions/browser.ts';
import { databases } from '../harness.ts';
import { openTestDatabase } from '../test-database.ts';

describe.each(databases)('statements of a transaction that are sent together, on %s', (kind) => {
  let database: Database;
  let remove = async () => {};
  beforeAll(async () => {
    ({ database, remove } = await openTestDatabase(kind));
    await database.script('create table noted (id integer primary key)');
  }, 120_000);
  beforeEach(() => database.script('delete from noted'));
  afterAll(async () => {
    await database.close();
    await remove();
  });
  const add = (db: Queries, id: number) => db.write('insert into noted (id) values ($1)', [id]);
  const ids = async () =>
    (await database.query<{ id: number }>('select id from noted order by id')).map(({ id }) => id);
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: { readonly code?: string; readonly message: string }) => error.code ?? error.message,
    );

  it('are carried out in their order, and what was written is there once it has committed', async () => {
    const seen = await database.transaction(async (db) => {
      await add(db, 1);
      const [before] = await Promise.all([db.query('select id from noted'), add(db, 2)]);
      return [before, await db.query('select id from noted order by id')];
    });
    expect(seen).toEqual([[{ id: 1 }], [{ id: 1 }, { id: 2 }]]);
    expect(await ids()).toEqual([1, 2]);
  });

  it('a write that fails is the failure of all, however late it is seen', async () => {
    const twice = (after: (db: Queries) => Promise<unknown>) =>
      failure(
        database.transaction(async (db) => {
          await add(db, 1);
          await add(db, 1);
          await after(db);
        }),
      );
    // Seen as it commits, and by the statement behind it.
    expect(await twice(async () => undefined)).toBe('23505');
    expect(await twice((db) => db.query('select 1'))).toBe('23505');
    expect(await twice((db) => Promise.all([db.query('select 1'), add(db, 3)]))).toBe('23505');
    expect(await ids()).toEqual([]);
    expect(database.connections().used).toBe(0);
  });

  it('who goes on after another one has failed does nothing any more', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const failed = await failure(
      database.transaction(async (db) => {
        await add(db, 1);
        late = new Promise((resolve) => setTimeout(resolve, 50)).then(() => add(db, 2));
        throw new Error('given up');
      }),
    );
    expect(failed).toBe('given up');
    await late;
    expect(await ids()).toEqual([]);
  });

  it('many browsers are found, and their sessions extended, in a few statements; one that has ended stays so', async () => {
    const people = Array.from({ length: 30 }, (_, nth) => `session-${nth}`);
    for (const id of people)
      await database.query(`insert into sessions (id, expires_at, ended) values ($1, now(), $2)`, [
        id,
        id === 'session-7',
      ]);
    const asked = vi.spyOn(database, 'query');
    const found = await Promise.all([...people, 'nobody'].map((id) => findBrowserById(database, id)));
    expect(found.map((browser) => browser?.id ?? null)).toEqual([...people, null]);
    const until = new Date(Date.now() + 60_000);
    await Promise.all(people.map((id) => extendSession(database, id, until)));
    // The ended one is asked for once more by itself.
    expect(asked.mock.calls.length).toBeLessThan(10);
    asked.mockRestore();
    const extended = await database.query<{ id: string }>('select id from sessions where expires_at = $1', [until]);
    expect(extended.map(({ id }) => id).sort()).toEqual(people.filter((id) => id !== 'session-7').sort());
  });

  it('of many sessions, those that are asked for are found by their ids, however many at once', async () => {
    await database.query(
      `insert into sessions (id, expires_at) select 'other-' || encode(sha256(nth::text::bytea), 'hex'), now() from generate_series(1, 10000) nth`,
    );
    await database.script('analyze');
    const people = await database.query<{ id: string }>('select id from sessions limit 90');
    const asked = vi.spyOn(database, 'query');
    await Promise.all(people.map(({ id }) => findBrowserById(database, id)));
    await Promise.all(people.map(({ id }) => extendSession(database, id, new Date())));
    const statements = asked.mock.calls.filter(([sql]) => sql.includes('any ('));
    asked.mockRestore();
    expect(new Set(statements.map(([sql]) => sql)).size).toBe(2);
    for (const [sql, values] of statements) {
      const plan = await database.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
      expect(plan.map((line) => line['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on sessions');
    }
  });
});
