import type { Queries } from '../../../db/database.ts';
import type { HandledBusiness, UnitPath } from './find-unit.ts';

/** A procedure to choose from. */
export interface ProcedureChoice {
  readonly choiceId: string;
  readonly qualificationProcedureCode: string;
  readonly receptionAgencyCode: string;
  readonly name: string;
  readonly summary: string;
  readonly feeYen: number;
  readonly reapplicationAvailabilityFlag: '0' | '1';
}

/** A business's procedures, with the unit's agency as the receiver. */
export async function listProcedures(
  db: Queries,
  { qualificationId, businessId }: UnitPath,
  { agencyCode }: HandledBusiness,
): Promise<readonly ProcedureChoice[]> {
  const rows = await db.query<{ code: string; name: string; summary: string; feeYen: number }>(
    `select code, name, summary, fee_yen as "feeYen" from nq_procedures where qualification_id = $1 and business_id = $2 order by position, code`,
    [qualificationId, businessId],
  );
  return rows.map(({ code, ...row }) => ({
    choiceId: code,
    qualificationProcedureCode: code,
    receptionAgencyCode: agencyCode,
    ...row,
    reapplicationAvailabilityFlag: '0',
  }));
}
