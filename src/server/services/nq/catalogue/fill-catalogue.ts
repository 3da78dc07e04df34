import { type Database, json, type Queries } from '../../../db/database.ts';
import { parseCatalogue, readCatalogueTexts } from './catalogue-files.ts';
import { catalogueRows } from './catalogue-rows.ts';
import type { Row } from './row.ts';

/** Arbitrary advisory lock number: only one process at a time may fill the tables. */
const lockNumber = 20261120;

/** Columns filled from the catalogue; the database derives the others. */
const tables = {
  nq_agencies: ['code', 'name', 'authority_type', 'phone', 'hours'],
  nq_qualifications: [
    'id',
    'name',
    'kana',
    'words',
    'law',
    'law_number',
    'ministry',
    'kind',
    'description',
    'agency_name',
  ],
  nq_businesses: ['qualification_id', 'id', 'type_code', 'name', 'summary', 'position'],
  nq_units: ['qualification_id', 'code', 'name', 'kana', 'agency_code', 'business_ids', 'position'],
  nq_forms: ['id', 'version', 'definition'],
  nq_procedures:
    'qualification_id business_id code name summary fee_yen fee days sections documents hierarchy form_id agreement position'.split(
      ' ',
    ),
  nq_exams:
    'qualification_id unit_code examination_date name words apply_from apply_until result_on fee_yen subjects places sections'.split(
      ' ',
    ),
} as const;

const keys = {
  nq_agencies: ['code'],
  nq_qualifications: ['id'],
  nq_businesses: ['qualification_id', 'id'],
  nq_units: ['qualification_id', 'code'],
  nq_forms: ['id', 'version'],
  nq_procedures: ['qualification_id', 'business_id', 'code'],
  nq_exams: ['qualification_id', 'unit_code', 'examination_date'],
} as const;

const types: { readonly [column: string]: string } = {
  position: 'integer',
  version: 'integer',
  fee_yen: 'integer',
  days: 'integer',
  business_ids: 'text[]',
  definition: 'jsonb',
  sections: 'jsonb',
  documents: 'jsonb',
  hierarchy: 'jsonb',
  subjects: 'jsonb',
  places: 'jsonb',
};

type Table = keyof typeof tables;

/**
 * Loads the catalogue into its tables if it changed since the last time: its rows are inserted or updated, rows from other sources stay
 * untouched.
 */
export async function fillCatalogue(database: Database): Promise<void> {
  const { hash, texts } = await readCatalogueTexts();
  const isCurrent = async ({ query }: Queries) =>
    (await query('select 1 from nq_catalogue where hash = $1', [hash])).length > 0;
  if (await isCurrent(database)) return;
  await database.transaction(async (db) => {
    await db.query('select pg_advisory_xact_lock($1::bigint)', [lockNumber]);
    if (await isCurrent(db)) return;
    const rowsOfTables = catalogueRows(parseCatalogue(texts));
    for (const [table, rows] of Object.entries(rowsOfTables)) await put(db, table as Table, rows);
    await db.query('delete from nq_catalogue');
    await db.query('insert into nq_catalogue (hash, filled_at) values ($1, now())', [hash]);
  });
}

/** Upserts rows in one statement. */
export async function put(db: Queries, table: Table, rows: readonly Row[]): Promise<void> {
  const columns = tables[table];
  const key: readonly string[] = keys[table];
  const typed = columns.map((column) => `${column} ${types[column] ?? 'text'}`).join(', ');
  const changes = columns.filter((column) => !key.includes(column)).map((column) => `${column} = excluded.${column}`);
  await db.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_to_recordset($1::text::jsonb) as row (${typed})
     on conflict (${key.join(', ')}) do update set ${changes.join(', ')}`,
    [json(rows)],
  );
}
