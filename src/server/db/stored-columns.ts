import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/**
 * What a column holds. `key`: names a row or refers to one. `technical`: states, times, counts, hashes of contents. `shipped`: comes with the portal.
 * `personal`: of a person, and read as it is. `content`: what a person filed or was written. `secret-hashed`, `secret-sealed`: what opens something,
 * or was not filed yet; nobody reads it in the table.
 */
export const columnClasses = [
  'key',
  'technical',
  'shipped',
  'personal',
  'content',
  'secret-hashed',
  'secret-sealed',
] as const;

export type ColumnClass = (typeof columnClasses)[number];

export interface StoredColumn {
  readonly class: ColumnClass;
  /** Of a sealed column: the column to whose value its values are bound, '' where that is null. */
  readonly boundTo?: string;
  /** Of a sealed or hashed column: under this name, where several tables have it; default `table.column`. */
  readonly place?: string;
  /** Of a column hashed with a key: the sealed column whose value it is the hash of; a null is filled in when that is sealed anew. */
  readonly hashOf?: string;
}

export interface StoredTable {
  readonly retention: {
    /** A statement of a module's `retention`, or of the kernel's own, deletes its rows. */
    readonly rule?: true;
    /** Its rows go with those of this table, by their foreign key. */
    readonly goesWith?: readonly string[];
    /** Why its rows stay. */
    readonly kept?: string;
    /** The date that people are told, as `deadlines` in the catalogue's words.yaml calls the test that enforces it. */
    readonly told?: readonly string[];
  };
  readonly columns: { readonly [column: string]: StoredColumn };
}

/** By name. */
export type StoredTables = ReadonlyMap<string, StoredTable>;

interface Written extends Omit<StoredTable, 'columns'> {
  readonly columns: { readonly [column: string]: ColumnClass | StoredColumn };
}

const own = new URL('./migrations/', import.meta.url);

/** What is stored: `columns.yaml` of the kernel's migrations, and of those folders. Throws for a table that two of them declare. */
export async function readStoredTables(folders: readonly (URL | null)[]): Promise<StoredTables> {
  const tables = new Map<string, StoredTable>();
  for (const folder of [own, ...folders]) {
    const file = folder === null ? null : new URL('columns.yaml', folder);
    if (file === null || !existsSync(file)) continue;
    for (const [name, { retention, columns }] of Object.entries(parse(await readFile(file, 'utf8')) as Declared)) {
      if (tables.has(name)) throw new Error(`${file.pathname}: ${name} is declared elsewhere, too.`);
      const entries = Object.entries(columns).map(([column, written]) => [
        column,
        typeof written === 'string' ? { class: written } : written,
      ]);
      tables.set(name, { retention, columns: Object.fromEntries(entries) });
    }
  }
  return tables;
}

type Declared = { readonly [table: string]: Written };
