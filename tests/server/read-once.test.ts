import { expect, it } from 'vitest';
import { readOnce } from '../../src/server/db/asked-together.ts';
import type { Queries } from '../../src/server/db/database.ts';

/** A database that tells how often it was asked for rows. */
function counting() {
  let asked = 0;
  const db = {
    query: async () => {
      asked += 1;
      return [{ asked }];
    },
    write: async () => undefined,
  } as unknown as Queries;
  return { db: readOnce(db, new Map()), asked: () => asked };
}

const sql = 'select number from drafts where owner = $1';

it('what is asked again is read once, for the same values', async () => {
  const { db, asked } = counting();
  expect([await db.query(sql, ['a']), await db.query(sql, ['a'])]).toEqual([[{ asked: 1 }], [{ asked: 1 }]]);
  await db.query(sql, ['b']);
  expect(asked()).toBe(2);
});

it('rows that are locked are read once, too', async () => {
  const { db, asked } = counting();
  await db.query(`${sql} for update`, ['a']);
  await db.query(`${sql} for update`, ['a']);
  expect(asked()).toBe(1);
});

it.each<[string, (db: Queries) => Promise<unknown>]>([
  ['a write', (db) => db.write('insert into drafts (owner) values ($1)', ['a'])],
  ['a statement that changes rows', (db) => db.query('update drafts set number = 1 where owner = $1', ['a'])],
  ['one that changes rows on the way', (db) => db.query('with gone as (delete from drafts returning 1) select 1')],
])('after %s it is read anew', async (_what, change) => {
  const { db } = counting();
  const before = await db.query(sql, ['a']);
  await change(db);
  expect(await db.query(sql, ['a'])).not.toEqual(before);
});
