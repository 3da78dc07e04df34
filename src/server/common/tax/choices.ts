import { json, type Queries } from '../../db/database.ts';
import type { TaxProcedure } from './procedures.ts';

/** Identifies a choice of certificates. */
export interface ChoiceKey {
  readonly citizenId: string;
  readonly procedure: TaxProcedure;
  readonly year: string;
}

export async function chosenIds(db: Queries, key: ChoiceKey): Promise<ReadonlySet<string>> {
  const [row] = await db.query<{ ids: readonly string[] }>(
    'select ids from tax_choices where citizen_id = $1 and procedure = $2 and year = $3',
    [key.citizenId, key.procedure, key.year],
  );
  return new Set(row?.ids ?? []);
}

export async function storeChoice(db: Queries, key: ChoiceKey, ids: Iterable<string>): Promise<void> {
  await db.query(
    `insert into tax_choices (citizen_id, procedure, year, ids) values ($1, $2, $3, $4::text::jsonb)
     on conflict (citizen_id, procedure, year) do update set ids = excluded.ids`,
    [key.citizenId, key.procedure, key.year, json([...ids])],
  );
}
