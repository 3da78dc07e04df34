import type { Database } from '../../../src/server/db/database.ts';

/** Names of the tables that have a column of that name. */
export async function tablesWith(database: Database, column: string): Promise<readonly string[]> {
  const rows = await database.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
       join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.column_name = $1`,
    [column],
  );
  return rows.map(({ name }) => name);
}
