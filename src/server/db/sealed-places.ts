import type { Queries } from './database.ts';
import { type SealedColumn, sealedColumn, sealedUnder } from './sealed.ts';
import type { StoredTables } from './stored-columns.ts';

/** A sealed column of a table, as it is declared. */
export interface SealedPlace {
  readonly table: string;
  readonly name: string;
  readonly type: 'text' | 'jsonb' | 'bytea';
  readonly boundTo: string;
  readonly column: SealedColumn;
}

/** Every sealed column of the database. Throws for one that is bound to nothing, or of a type that is not sealed. */
export async function sealedPlaces(db: Queries, tables: StoredTables): Promise<readonly SealedPlace[]> {
  const rows = await db.query<{ at: string; type: string }>(
    `select table_name || '.' || column_name as at, data_type as type from information_schema.columns where table_schema = current_schema()`,
  );
  const types = new Map(rows.map(({ at, type }) => [at, type]));
  return [...tables].flatMap(([table, { columns }]) =>
    Object.entries(columns)
      .filter(([, column]) => column.class === 'secret-sealed')
      .map(([name, { boundTo, place = `${table}.${name}` }]) => {
        const type = types.get(`${table}.${name}`);
        if (boundTo === undefined || !isSealable(type))
          throw new Error(`${table}.${name} is not declared as one can seal it.`);
        return { table, name, type, boundTo, column: sealedColumn(place) };
      }),
  );
}

const isSealable = (type: string | undefined): type is SealedPlace['type'] =>
  type === 'text' || type === 'jsonb' || type === 'bytea';

/** A row as JSON with what is sealed in it opened, files aside. */
export function openedRow(db: Queries, places: readonly SealedPlace[], row: object): object {
  const values = row as { readonly [column: string]: unknown };
  const opened = places
    .filter(({ name }) => sealedUnder(values[name]) !== null)
    .map(({ name, type, boundTo, column }) => {
      const [of, stored] = [String(values[boundTo] ?? ''), String(values[name])];
      return [name, type === 'jsonb' ? column.openJson(db, of, stored) : column.openText(db, of, stored)];
    });
  return { ...row, ...Object.fromEntries(opened) };
}
