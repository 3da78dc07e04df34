import type { Database } from '../db/database.ts';
import { openedRow, type SealedPlace, sealedPlaces } from '../db/sealed-places.ts';
import type { Portal } from '../kernel/portal/portal.ts';

/** Rows of a table that belong to a citizen, in the order in which they were last written, with what is sealed in them; null = there is no such table. */
export async function recordsOf(
  portal: Portal,
  table: string,
  citizenId: string | null,
): Promise<readonly object[] | null> {
  const { database } = portal;
  const { names, sealed } = await tablesOfCitizens(portal);
  if (!names.has(table)) return null;
  // The name is one that the database itself has given.
  const rows = await database.query<{ row: object }>(
    `select to_jsonb(t) as row from "${table}" t where citizen_id::text = $1 order by age(xmin) desc, ctid`,
    [citizenId ?? ''],
  );
  const own = sealed.filter((place) => place.table === table);
  return rows.map(({ row }) => openedRow(database, own, row));
}

interface Tables {
  /** Those with rows of citizens. */
  readonly names: ReadonlySet<string>;
  readonly sealed: readonly SealedPlace[];
}

/** Read once: tables change by migrations alone, and those run before anybody is served. */
const tables = new WeakMap<Database, Promise<Tables>>();

function tablesOfCitizens(portal: Portal): Promise<Tables> {
  const known = tables.get(portal.database);
  if (known !== undefined) return known;
  const read = readTables(portal);
  tables.set(portal.database, read);
  read.catch(() => tables.delete(portal.database));
  return read;
}

async function readTables({ database, stored }: Portal): Promise<Tables> {
  const rows = await database.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'citizen_id'`,
  );
  return { names: new Set(rows.map(({ name }) => name)), sealed: await sealedPlaces(database, stored) };
}
