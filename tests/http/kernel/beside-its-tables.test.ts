import { afterAll, beforeAll, expect, it } from 'vitest';
import { saysOfTables } from '../../../scripts/dev/beside-its-tables.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { openTestDatabase } from '../test-database.ts';

let database: Database;
let remove = async () => {};
beforeAll(async () => {
  ({ database, remove } = await openTestDatabase('PGlite'));
}, 120_000);
afterAll(async () => {
  await database.close();
  await remove();
});

it('the development server says what its database has otherwise than the files: migrations that ran, and columns', async () => {
  expect(await saysOfTables(database)).toEqual([]);
  await database.script(`
    alter table citizens add column shoe_size integer;
    alter table outbox drop column sent_at;
    update migrations set digest = 'of before' where name = 'kernel/001-kernel.sql';`);
  expect(await saysOfTables(database)).toEqual([
    expect.stringMatching(/^マイグレーション kernel\/001-kernel\.sql は、すでに実行したあとに変わりました。/),
    expect.stringMatching(/^データベースの列 citizens\.shoe_size が、どの columns\.yaml にもありません。/),
    expect.stringMatching(/^columns\.yaml にある列 outbox\.sent_at が、データベースにありません。/),
  ]);
});

it('a migration that ran and whose file is gone is named, and nobody is told to declare its columns', async () => {
  await database.script(
    `insert into migrations (name, ran_at, digest) values ('hpki/004-shoes.sql', now(), 'other');
     alter table outbox add column sent_at timestamptz;
     update migrations set digest = null where name = 'kernel/001-kernel.sql';`,
  );
  const [missing, column, ...more] = await saysOfTables(database);
  expect(missing).toMatch(
    /^マイグレーション hpki\/004-shoes\.sql は、.+ファイルがありません。ファイルを戻してください。/,
  );
  expect(column).toMatch(
    /^データベースの列 citizens\.shoe_size .+なくなったマイグレーションの列なら、ファイルを戻して/,
  );
  expect(more).toEqual([]);
});
