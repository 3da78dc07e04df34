import type { Queries } from '../../db/database.ts';
import { type Answer, refusal } from '../../kernel/calls/endpoint.ts';
import type { KnownCitizen } from '../../ports/register.ts';

/**
 * The failure (EDS101 to EDS104) the register currently gives for this citizen; null = it works. A temporary failure is counted and ends
 * after its number of calls. EDS105 is no failure of the register: see `pseudonymLink`.
 */
export async function registerFailure(db: Queries, citizen: KnownCitizen): Promise<Answer | null> {
  const cause = citizen.record.domicile.failure;
  if (cause === null || cause.errorCode === 'EDS105') return null;
  const [row] = await db.query<{ failures: number }>(
    `insert into domiciles (citizen_id, failures) values ($1, 1)
     on conflict (citizen_id) do update set failures = domiciles.failures + 1 returning failures`,
    [citizen.id],
  );
  if (cause.times !== null && (row?.failures ?? 0) > cause.times) return null;
  return refusal(cause.errorCode, cause.errorMessage);
}
