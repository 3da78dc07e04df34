import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';
import { openTestDatabase } from '../test-database.ts';

describe('the one session of the embedded database', () => {
  let database: Database;
  let close = async () => {};
  beforeAll(async () => {
    const opened = await openTestDatabase('PGlite');
    ({ database } = opened);
    close = async () => {
      await database.close();
      await opened.remove();
    };
    await database.script('create table counted (id text primary key, amount integer not null)');
    await database.query(`insert into counted values ('one', 0)`);
  }, 60_000);
  afterAll(() => close());

  const amount = async () => (await database.query<{ amount: number }>('select amount from counted'))[0]?.amount;

  it('gives the values of each call, though the statement is prepared once', async () => {
    const twice = (value: number) => database.query<{ value: number }>('select $1::int * 2 as value', [value]);
    for (const value of [1, 2, 3, 4, 5, 6, 7]) expect(await twice(value)).toEqual([{ value: value * 2 }]);
  });

  it('runs transactions one after the other: none reads what another is about to change', async () => {
    const more = () =>
      database.transaction(async ({ query }) => {
        const [row] = await query<{ amount: number }>('select amount from counted');
        await query('update counted set amount = $1', [(row?.amount ?? 0) + 1]);
      });
    await Promise.all(Array.from({ length: 20 }, more));
    expect(await amount()).toBe(20);
  });

  it('takes back what a failed transaction did, and goes on', async () => {
    const before = await amount();
    const failing = database.transaction(async ({ query }) => {
      await query('update counted set amount = $1', [-1]);
      await query('select 1 / $1::int', [0]);
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await amount()).toBe(before);
  });

  it('carries more than one packet each way', async () => {
    const long = '縁'.repeat(2_000_000);
    expect(await database.query('select $1::text as long', [long])).toEqual([{ long }]);
  });

  it('takes nothing more within a transaction of which a statement was refused, and forgets it', async () => {
    const before = await amount();
    const refused = database.transaction(async ({ query }) => {
      await query('update counted set amount = $1', [-1]);
      await query('select $1::int', ['none']).catch(() => undefined);
      await query('update counted set amount = $1', [-2]);
    });
    await expect(refused).rejects.toMatchObject({ code: '25P02' });
    expect(await amount()).toBe(before);
  });
});
