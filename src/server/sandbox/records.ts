import type { Database } from '../db/database.ts';
import type { Portal } from '../kernel/portal/portal.ts';

/** Rows of a table that belong to a citizen, in the order in which they were last written; null = there is no such table. */
export async function recordsOf(
  { database }: Portal,
  table: string,
  citizenId: string | null,
): Promise<readonly object[] | null> {
  const names = await tablesOfCitizens(database);
  if (!names.has(table)) return null;
  // The name is one that the database itself has given.
  const rows = await database.query<{ row: object }>(
    `select to_jsonb(t) as row from "${table}" t where citizen_id::text = $1 order by age(xmin) desc, ctid`,
    [citizenId ?? ''],
  );
  return rows.map(({ row }) => row);
}

/** Read once: tables change by migrations alone, and those run before anybody is served. */
const tables = new WeakMap<Database, Promise<ReadonlySet<string>>>();

function tablesOfCitizens(database: Database): Promise<ReadonlySet<string>> {
  const known = tables.get(database);
  if (known !== undefined) return known;
  const read = readTables(database);
  tables.set(database, read);
  read.catch(() => tables.delete(database));
  return read;
}

async function readTables(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'citizen_id'`,
  );
  return new Set(rows.map(({ name }) => name));
}
