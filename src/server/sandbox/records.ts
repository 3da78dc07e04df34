import type { Portal } from '../kernel/portal/portal.ts';

/** Rows of a table that belong to a citizen, in the order in which they were last written; null = there is no such table. */
export async function recordsOf(
  { database }: Portal,
  table: string,
  citizenId: string | null,
): Promise<readonly object[] | null> {
  const [known] = await database.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = $1 and column_name = 'citizen_id'`,
    [table],
  );
  if (known === undefined) return null;
  // The name is one that the database itself has just given.
  const rows = await database.query<{ row: object }>(
    `select to_jsonb(t) as row from "${known.name}" t where citizen_id::text = $1 order by age(xmin) desc, ctid`,
    [citizenId ?? ''],
  );
  return rows.map(({ row }) => row);
}
