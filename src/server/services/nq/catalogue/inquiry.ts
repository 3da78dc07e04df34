import type { Queries } from '../../../db/database.ts';
import { type Answer, ok } from '../../../kernel/calls/endpoint.ts';
import { isFailed, type RegisterRecord, said } from '../../../ports/register.ts';
import { noAnswer, noRecord } from './refusals.ts';

/** Names of the agencies whose systems do not respond for a person. */
export async function silentAgencies(
  db: Queries,
  { nationalQualifications }: RegisterRecord,
): Promise<readonly string[]> {
  const codes = said(nationalQualifications)?.silent ?? [];
  if (codes.length === 0) return [];
  const rows = await db.query<{ name: string }>(
    'select name from nq_agencies where code in (select jsonb_array_elements_text($1::text::jsonb)) order by code',
    [JSON.stringify(codes)],
  );
  return rows.map(({ name }) => name);
}

/** True when an agency responds for a person; where none can be asked, none does. */
export function isResponding({ nationalQualifications }: RegisterRecord, agencyCode: string): boolean {
  return !isFailed(nationalQualifications) && nationalQualifications?.silent?.includes(agencyCode) !== true;
}

/** Response to an inquiry to all agencies: 0002 when they have no record, 9002 when there is none but some agencies did not respond. */
export function inquiryAnswer<Body extends object>(
  records: readonly unknown[],
  unanswered: readonly string[],
  resBody: Body,
): Answer<Body & { readonly unanswered: readonly string[] }> {
  if (records.length > 0) return ok({ ...resBody, unanswered });
  return unanswered.length > 0 ? noAnswer : noRecord;
}
