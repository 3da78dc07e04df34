import { expect, it } from 'vitest';
import type { Queries } from '../../src/server/db/database.ts';
import { notingChanges, tablesRead } from '../../src/server/db/tables-of.ts';

const asked = (sql: string) => ({ sql, values: [] });

it('says which tables statements read', () => {
  expect([
    ...tablesRead([
      asked('select a from one o join two t on t.id = o.id where citizen_id = $1 for update of o'),
      asked('select (select b from three where id = $1) as b'),
    ]),
  ]).toEqual(['one', 'two', 'three']);
});

it.each([
  ['insert into one (id) values ($1) on conflict (id) do update set a = 1', ['one']],
  ['delete from one where id = $1', ['one']],
  ['update one set a = 1', ['one']],
  ['update one o set a = 1 from two', ['one']],
  ['with gone as (delete from one returning id) insert into two select id from gone', ['one', 'two']],
  ['select a from one for update', []],
  ['select a from one for no key update', []],
  ['select a from one for\n update of one skip locked', []],
])('notes what %s changes', async (sql, tables) => {
  const noted: string[] = [];
  const sent: string[] = [];
  const send = (text: string) => {
    sent.push(text);
    return Promise.resolve([]);
  };
  const nothing = { query: send, write: send } as unknown as Queries;
  const db = notingChanges(nothing, (table) => noted.push(table));
  await db.query(sql);
  await db.write(sql);
  expect(noted).toEqual([...tables, ...tables]);
  expect(sent).toEqual([sql, sql]);
});
