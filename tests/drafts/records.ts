import { openedRow, type SealedPlace, sealedPlaces } from '../../src/server/db/sealed-places.ts';
import { readStoredTables } from '../../src/server/db/stored-columns.ts';
import { findModules } from '../../src/server/modules.ts';
import { testKeys } from '../http/test-database.ts';
import type { NaturalPortal } from '../walk/natural/portal.ts';

/** Every row that belongs to a citizen, as JSON, with its table. */
export type Records = ReadonlySet<string>;

let tables: readonly string[] | null = null;
let sealed: readonly SealedPlace[] | null = null;

/** Rows that tell of a tab, or of what was asked for on the way, are none of a filing. */
const beside =
  /^(?:sessions|journal|faults|idempotency|intentions|signature_requests|outbox|client_logs|insight_tags|\w*_drafts|kana_earlier_inputs|call_counts)$/u;

export async function recordsIn({ query }: Pick<NaturalPortal, 'query'>): Promise<Records> {
  tables ??= (
    await query<{ name: string }>(
      `select table_name as name from information_schema.columns
        where table_schema = current_schema() and column_name = 'citizen_id' order by 1`,
    )
  )
    .map(({ name }) => name)
    .filter((name) => !beside.test(name));
  const db = { query, write: async () => {}, script: async () => {}, keys: testKeys };
  sealed ??= await sealedPlaces(db, await readStoredTables((await findModules()).map(({ migrations }) => migrations)));
  const places = sealed;
  const parts = tables.map(
    (name) => `select '${name}' as name, to_jsonb(t) as row from "${name}" t where citizen_id is not null`,
  );
  const rows = await query<{ name: string; row: object }>(parts.join(' union all '));
  const opened = (name: string, row: object) =>
    openedRow(
      db,
      places.filter(({ table }) => table === name),
      row,
    );
  return new Set(rows.map(({ name, row }) => JSON.stringify([name, opened(name, row)])));
}

/** Rows that are new or were changed. */
export function writtenSince(before: Records, after: Records): readonly (readonly [table: string, row: object])[] {
  return [...after].filter((row) => !before.has(row)).map((row) => JSON.parse(row));
}

/** Values by where they stand: `content.reports[0].furigana`. */
export function placesOf(value: unknown, path = ''): readonly (readonly [path: string, value: unknown])[] {
  const own = [[path, value] as const];
  if (Array.isArray(value)) return [...own, ...value.flatMap((item, nth) => placesOf(item, `${path}[${nth}]`))];
  if (typeof value !== 'object' || value === null) return own;
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, member]) =>
      placesOf(member, path === '' ? camel(name) : `${path}.${name}`),
    ),
  ];
}

const camel = (name: string) => name.replaceAll(/_([a-z])/gu, (_whole, letter: string) => letter.toUpperCase());
