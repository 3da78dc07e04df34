import { rowsOf, type Statement } from '../../db/asked-together.ts';
import type { Queries } from '../../db/database.ts';
import type { CitizenRequest } from '../../kernel/calls/endpoint.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { type TaxProcedure, yearsOf } from './procedures.ts';

export const yearAsked = (citizenId: string, procedure: TaxProcedure): Statement => ({
  sql: 'select year from tax_preparations where citizen_id = $1 and procedure = $2',
  values: [citizenId, procedure],
});

/** The year a citizen has prepared; null: none, or one that can no longer be chosen. */
export async function preparedYear(
  { db, citizen, now }: Pick<CitizenRequest, 'db' | 'citizen' | 'now'>,
  procedure: TaxProcedure,
): Promise<string | null> {
  const [row] = await rowsOf<{ year: string }>(db, yearAsked(citizen.id, procedure));
  return row !== undefined && yearsOf(procedure, japanDate(now)).includes(row.year) ? row.year : null;
}

export async function storePreparation(
  db: Queries,
  preparation: {
    readonly citizenId: string;
    readonly procedure: TaxProcedure;
    readonly year: string;
    readonly now: Date;
  },
): Promise<void> {
  await db.query(
    `insert into tax_preparations (citizen_id, procedure, year, agreed_at) values ($1, $2, $3, $4)
     on conflict (citizen_id, procedure) do update set year = excluded.year, agreed_at = excluded.agreed_at`,
    [preparation.citizenId, preparation.procedure, preparation.year, preparation.now],
  );
}
