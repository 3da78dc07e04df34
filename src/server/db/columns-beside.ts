import type { Queries } from './database.ts';
import type { StoredTables } from './stored-columns.ts';

export interface ColumnsBeside {
  /** There, and in no `columns.yaml`: `table.column`. */
  readonly undeclared: readonly string[];
  /** Only declared. */
  readonly missing: readonly string[];
}

/** The columns of the database beside those that are declared. */
export async function columnsBeside(database: Queries, declared: StoredTables): Promise<ColumnsBeside> {
  const rows = await database.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = current_schema() order by 1`,
  );
  const there = new Set(rows.map(({ name }) => name));
  const written = new Set(
    [...declared].flatMap(([table, { columns }]) => Object.keys(columns).map((column) => `${table}.${column}`)),
  );
  return {
    undeclared: [...there].filter((name) => !written.has(name)),
    missing: [...written].filter((name) => !there.has(name)),
  };
}
