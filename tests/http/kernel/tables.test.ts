import { expect, it } from 'vitest';
import { readProjectFiles } from '../../../src/load/files/project-files.ts';
import { tablesIn } from '../../../src/load/gather/tables.ts';
import { openTestDatabase } from '../test-database.ts';

it('the tables that stories may name are those of a person in the database, with their columns', async () => {
  const { database, remove } = await openTestDatabase('PGlite');
  const rows = await database.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns c
      where table_schema = current_schema() and exists (
        select 1 from information_schema.columns o
         where o.table_schema = c.table_schema and o.table_name = c.table_name and o.column_name = 'citizen_id')`,
  );
  await database.close();
  await remove();
  const real = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  const read = [...(tablesIn(readProjectFiles(process.cwd())) ?? [])];
  expect(new Set(read.flatMap(([table, columns]) => [...columns].map((column) => `${table}.${column}`)))).toEqual(real);
});
