import { setImmediate } from 'node:timers/promises';
import { type Database, json } from './database.ts';
import { hashedColumn } from './sealed.ts';
import { type SealedPlace, sealedPlaces } from './sealed-places.ts';
import type { StoredTables } from './stored-columns.ts';

/** Rows read at once; of files, which are large, fewer. */
const atOnce = { text: 100, jsonb: 100, bytea: 5 } as const;

export interface Resealed {
  /** Values that are sealed with the first key now. */
  readonly sealed: number;
  /** Columns with values that no key opens. */
  readonly failed: readonly string[];
}

/** Seals with the first key what is sealed with another one, or not at all, some rows at a time. A row that is changed meanwhile stays as it is: it was sealed then. */
export async function resealOld(database: Database, tables: StoredTables): Promise<Resealed> {
  let sealed = 0;
  const failed: string[] = [];
  for (const place of await sealedPlaces(database, tables)) {
    const done = await resealColumn(database, place, hashesOf(tables, place));
    sealed += done.sealed;
    if (done.failed > 0) failed.push(`${place.table}.${place.name}`);
  }
  return { sealed, failed };
}

/** Columns with hashes of the value, and their places. */
const hashesOf = (tables: StoredTables, { table, name }: SealedPlace) =>
  Object.entries(tables.get(table)?.columns ?? {})
    .filter(([, { hashOf }]) => hashOf === name)
    .map(([column, { place = `${table}.${column}` }]) => ({ column, hashed: hashedColumn(place) }));

/** Condition: a value that is not sealed with the first key; `$1`: how one begins that is. Nothing is not sealed. */
export const notSealed = (name: string, type: SealedPlace['type']): string =>
  ({
    text: `"${name}" <> '' and not starts_with("${name}", $1)`,
    jsonb: `"${name}" <> '{}' and not starts_with("${name}" #>> '{}', $1)`,
    bytea: `substring("${name}" from 1 for length($1)) <> convert_to($1, 'UTF8')`,
  })[type];

interface Row {
  readonly at: string;
  readonly of: string;
  readonly value: unknown;
  readonly now: string;
}

async function resealColumn(database: Database, place: SealedPlace, hashes: ReturnType<typeof hashesOf>) {
  const { table, name, type, boundTo } = place;
  const start = `sealed.${database.keys.first.id}.`;
  const done = { sealed: 0, failed: 0 };
  for (let last = '(0,0)', isMore = true; isMore; await setImmediate()) {
    const rows = await database.query<Row>(
      `select ctid::text as at, coalesce("${boundTo}"::text, '') as of, "${name}" as value, md5("${name}"::text) as now from "${table}"
        where ctid > $2::text::tid and ${notSealed(name, type)} order by ctid limit ${atOnce[type]}`,
      [start, last],
    );
    for (const row of rows) {
      const changed = await resealRow(database, place, hashes, row).catch(() => null);
      if (changed === null) done.failed += 1;
      else done.sealed += changed;
    }
    last = rows.at(-1)?.at ?? last;
    isMore = rows.length === atOnce[type];
  }
  return done;
}

/** How many rows were changed. */
async function resealRow(
  database: Database,
  { table, name, type, column }: SealedPlace,
  hashes: ReturnType<typeof hashesOf>,
  { at, of, value, now }: Row,
): Promise<number> {
  const known = `where ctid = $2::text::tid and md5("${name}"::text) = $3 returning 1`;
  const set = async (written: string, ...values: readonly string[]) =>
    (await database.query(`update "${table}" set ${written} ${known}`, [values[0], at, now, ...values.slice(1)]))
      .length;
  if (type === 'bytea') {
    const bytes = column.bytes(database, of, column.openBytes(database, of, value as Buffer));
    return set(`"${name}" = decode($1, 'base64')`, bytes.toString('base64'));
  }
  if (type === 'jsonb')
    return set(`"${name}" = $1::text::jsonb`, column.json(database, of, column.openJson(database, of, value)));
  const text = column.openText(database, of, String(value));
  const also = hashes.map(({ column: other }, index) => `, "${other}" = $${index + 4}`);
  return set(
    `"${name}" = $1${also.join('')}`,
    column.text(database, of, text),
    ...hashes.map(({ hashed }) => hashed.hash(database, text)),
  );
}

const beginning = (name: string, type: SealedPlace['type']): string =>
  ({
    text: `t."${name}"`,
    jsonb: `t."${name}" #>> '{}'`,
    bytea: `encode(substring(t."${name}" from 1 for 30), 'escape')`,
  })[type];

/** Of every key: how many values are sealed or hashed with it. */
export async function usesOfKeys(database: Database, tables: StoredTables): Promise<ReadonlyMap<string, number>> {
  const sealed = (await sealedPlaces(database, tables)).filter(({ table }) => table !== 'sealing_keys');
  const hashed = [...tables].flatMap(([table, { columns }]) =>
    Object.entries(columns)
      .filter(([, column]) => column.class === 'secret-hashed')
      .map(([name]) => ({ table, name, type: 'text' as const })),
  );
  const uses = new Map(database.keys.all.map(({ id }) => [id, 0]));
  for (const { table, name, type } of [...sealed, ...hashed]) {
    const rows = await database.query<{ id: string; n: number }>(
      `select k.id, count(*)::int as n from "${table}" t, jsonb_array_elements_text($1::text::jsonb) k(id)
        where starts_with(${beginning(name, type)}, 'sealed.' || k.id || '.') or starts_with(${beginning(name, type)}, 'hmac.' || k.id || '.')
        group by k.id`,
      [json([...uses.keys()])],
    );
    for (const { id, n } of rows) uses.set(id, (uses.get(id) ?? 0) + n);
  }
  return uses;
}

/** Forgets that the database is sealed with a key that nothing needs any more, and that no process has sealed with for two days; the first aside. */
export async function forgetUnused(database: Database, uses: ReadonlyMap<string, number>): Promise<readonly string[]> {
  const unused = [...uses].filter(([id, n]) => n === 0 && id !== database.keys.first.id).map(([id]) => id);
  const forgotten = await database.query<{ id: string }>(
    `delete from sealing_keys
      where id in (select jsonb_array_elements_text($1::text::jsonb)) and used_at < now() - interval '2 days' returning id`,
    [json(unused)],
  );
  return forgotten.map(({ id }) => id);
}
