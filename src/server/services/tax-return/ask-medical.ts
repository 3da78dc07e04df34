import type { Queries } from '../../db/database.ts';
import { type Answer, refusal } from '../../kernel/calls/endpoint.ts';
import type { KnownCitizen } from '../../ports/register.ts';

/** Polls the health insurance: a failure, still collecting, or ready. */
export async function askMedical(
  db: Queries,
  { id, record }: KnownCitizen,
): Promise<Answer | { readonly isReady: boolean }> {
  const { medicalFailure: cause, medicalWaits = 0 } = record.tax ?? {};
  const [row] = await db.query<{ asks: number }>(
    `insert into tax_medical_asks (citizen_id, asks) values ($1, 1)
     on conflict (citizen_id) do update set asks = tax_medical_asks.asks + 1 returning asks`,
    [id],
  );
  const asks = row?.asks ?? 0;
  if (cause !== undefined && (cause.times === null || asks <= cause.times)) {
    return refusal(cause.errorCode, cause.errorMessage);
  }
  return { isReady: medicalWaits !== null && asks > medicalWaits };
}
