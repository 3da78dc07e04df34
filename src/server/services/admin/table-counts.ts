import type { Queries } from '../../db/database.ts';

export interface TableCount {
  readonly name: string;
  readonly rows: number;
}

/** Row count of each of the portal's tables. Only counts: no row contents are read. */
export async function tableCounts(db: Queries): Promise<readonly TableCount[]> {
  const tables = await db.query<{ name: string; quoted: string }>(
    `select table_name::text as name, quote_ident(table_name) as quoted from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name collate "C"`,
  );
  const counts = tables.map(({ quoted }, at) => `select ${at} as at, count(*)::integer as rows from ${quoted}`);
  const counted = await db.query<{ at: number; rows: number }>(counts.join(' union all '));
  return tables.map(({ name }, at) => ({ name, rows: counted.find((row) => row.at === at)?.rows ?? 0 }));
}
