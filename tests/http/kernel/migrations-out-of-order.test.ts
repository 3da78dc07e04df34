import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from '../../../src/server/create-server.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { migrate } from '../../../src/server/db/migrate.ts';
import { formerlyOf, type Migration } from '../../../src/server/db/migration.ts';
import { migrationsBeside } from '../../../src/server/db/migrations-beside.ts';
import { portalMigrations } from '../../../src/server/portal-migrations.ts';
import { freeOrigin } from '../free-origin.ts';
import { openTestDatabase } from '../test-database.ts';

const all = await portalMigrations();
const shoes: Migration = { name: 'hpki/000-zero.sql', sql: 'alter table hpki_applications add column shoes integer' };
const columns = () =>
  database.query(`select column_name from information_schema.columns where column_name in ('shoes', 'boots')`);

let database: Database;
let remove = async () => {};
beforeAll(async () => {
  ({ database, remove } = await openTestDatabase('PGlite'));
}, 120_000);
afterAll(async () => {
  await database.close();
  await remove();
});

const without = (...names: readonly string[]) => all.filter(({ name }) => !names.includes(name));
const named = (name: string, now: string, change: Partial<Migration> = {}) =>
  all.map((one) => (one.name === name ? { ...one, name: now, ...change } : one));
const refusal = (migrations: readonly Migration[]) =>
  migrate(database, migrations).then(
    () => 'ran',
    (error: Error) => error.message,
  );

it('one with a lower number than another that ran is refused with the number to give it, and nothing runs', async () => {
  const low = 'has a lower number than hpki/003-waiting.sql, which ran in this database';
  expect(await refusal([shoes, ...all])).toMatch(
    new RegExp(`^The migration hpki/000-zero\\.sql ${low}.+Give it the next free number: 004\\.$`),
  );
  const boots = { name: 'kernel/006-boots.sql', sql: 'alter table hpki_applications add column boots integer' };
  const both = await refusal([boots, ...all, shoes, { ...shoes, name: 'hpki/001-and-one.sql' }]);
  expect(both.split('\n').map((line) => /^The migration (\S+).+: (\d{3})\.$/.exec(line)?.slice(1))).toEqual([
    ['kernel/006-boots.sql', '020'],
    ['hpki/000-zero.sql', '004'],
    ['hpki/001-and-one.sql', '005'],
  ]);
  expect(await columns()).toEqual([]);
});

it.each([
  ['its words', 'hpki/003-waiting.sql', 'hpki/003-what-waits.sql'],
  ['its number', 'hpki/003-waiting.sql', 'hpki/005-waiting.sql'],
  ['its module', 'kana/001-kana.sql', 'readings/001-kana.sql'],
])(
  'one that was renamed after it ran, by %s, is said under both names, with the line that keeps it',
  async (_by, was, is) => {
    const said = await refusal(named(was, is));
    expect(said).toBe(
      `The migration ${was} ran in this database and is called ${is} now. Give it its name back, or write \`-- formerly ${was}\` above everything else in ${is}: then it counts as having run.`,
    );
    const { formerly = [] } = all.find(({ name }) => name === was) ?? {};
    const rolledBack = database.transaction(async (db) => {
      // As the line has it, beside those of before.
      await migrate(
        { ...database, transaction: (work) => work(db) },
        named(was, is, { formerly: [...formerly, [was]] }),
      );
      const beside = await migrationsBeside(db, named(was, is, { formerly: [...formerly, [was]] }), ['hpki', 'kana']);
      expect(beside).toEqual({ edited: [], missing: [] });
      throw new Error('It was recorded.');
    });
    await expect(rolledBack).rejects.toThrow('It was recorded.');
  },
);

it('each such line is one more way in which it may have run', () => {
  expect(
    formerlyOf('-- formerly 003-kana.sql 016-owners.sql\n-- formerly kana/001-kana.sql\n-- Rows.\nselect 1;'),
  ).toEqual([['003-kana.sql', '016-owners.sql'], ['kana/001-kana.sql']]);
  expect(formerlyOf('-- Rows.\n-- formerly kana/001-kana.sql\nselect 1;')).toEqual([]);
});

it('one that was renamed and edited, or another one in its place, is said likewise', async () => {
  const said = await refusal(named('hpki/003-waiting.sql', 'hpki/003-shoes.sql', { sql: shoes.sql }));
  expect(said).toMatch(
    /^The migration hpki\/003-waiting\.sql ran .+ and is missing; hpki\/003-shoes\.sql stands in its place\./,
  );
  expect(said).toContain('`-- formerly hpki/003-waiting.sql`');
  expect(await columns()).toEqual([]);
});

it('one that is gone does not stop the others, as those of a newer portal would not', async () => {
  expect(await refusal(without('hpki/002-differences.sql'))).toBe('ran');
  expect(await refusal(without('hpki/003-waiting.sql'))).toBe('ran');
});

it('a service that was taken out misses nothing', async () => {
  const files = all.filter(({ name }) => !name.startsWith('hpki/'));
  expect(await migrationsBeside(database, files, ['kernel', 'kana'])).toEqual({ edited: [], missing: [] });
  // Its module is there: its files are missing.
  expect((await migrationsBeside(database, files, ['kernel', 'hpki'])).missing).toHaveLength(3);
});

it('a start for people tells of what was edited and what is missing', async () => {
  await database.script(
    `update migrations set digest = 'of before' where name = 'kernel/001-kernel.sql';
     insert into migrations (name, ran_at, digest) values ('hpki/004-shoes.sql', now(), 'other');`,
  );
  const lines: string[] = [];
  const server = await createServer({
    ...{ database, sandbox: false, publicOrigin: await freeOrigin(), logLevel: 'warn' },
    logTo: { write: (line: string) => void lines.push(line) },
  });
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 40, edited: ['kernel/001-kernel.sql'], missing: ['hpki/004-shoes.sql'] }),
  );
  expect(server.server.listening).toBe(false);
});
