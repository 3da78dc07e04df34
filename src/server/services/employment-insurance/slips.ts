import * as wording from '../../../../build/wording/services/employment-insurance.ts';
import { rowsOf, type Statement } from '../../db/asked-together.ts';
import type { Queries } from '../../db/database.ts';
import { type Answer, refusal } from '../../kernel/calls/endpoint.ts';
import { dayLater } from '../../kernel/time/day-later.ts';
import { daysBetween } from '../../kernel/time/days-between.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { monthsLater } from '../../kernel/time/months-later.ts';
import { type KnownCitizen, said } from '../../ports/register.ts';
import type { EmploymentRecord, SeparationSlip } from './employment.ts';

/** EDE101 (assumed): this person has no slip with that id, even if somebody else has. */
export const noSlip: Answer = refusal('EDE101', wording.slips.noSlip);

/** Months of wages listed on a slip. */
export const wageMonths = 6;

function wagesOf({ monthlyWage }: SeparationSlip, leftOn: string) {
  return Array.from({ length: wageMonths }, (_, index) => {
    const from = dayLater(monthsLater(leftOn, -(index + 1)), 1);
    const to = monthsLater(leftOn, -index);
    return { from, to, days: daysBetween(from, to) + 1, amountYen: monthlyWage };
  });
}

function slipOf(record: EmploymentRecord, slip: SeparationSlip, name: string, receivedOn: string | undefined) {
  const period = record.periods[slip.period];
  if (period?.leftOn === undefined) throw new Error(`slip ${slip.id}: no period ${slip.period} that has ended`);
  return {
    id: slip.id,
    personName: name,
    insuredNumber: record.insuredNumber,
    officeName: period.office.name,
    officeNumber: period.office.number,
    acquiredOn: period.acquiredOn,
    leftOn: period.leftOn,
    reason: slip.reason,
    issuedOn: slip.issuedOn,
    helloWork: slip.helloWork,
    claimUntil: monthsLater(period.leftOn, 12),
    wages: wagesOf(slip, period.leftOn),
    ...(receivedOn !== undefined && { receivedOn }),
  };
}

export const slipReceiptsAsked = (citizenId: string): Statement => ({
  sql: 'select slip_id as slip, received_at as at from employment_slip_receipts where citizen_id = $1',
  values: [citizenId],
  moments: ['at'],
});

/** A citizen's slips (`screens/employment-insurance/catalog/calls/employmentSlips.yaml`), in the record's order. */
export async function slipsOf(db: Queries, { id, record }: KnownCitizen) {
  const employment = said(record.employment);
  if (employment === undefined) return [];
  const receipts = await rowsOf<{ slip: string; at: Date }>(db, slipReceiptsAsked(id));
  return (employment.slips ?? []).map((slip) => {
    const confirmed = receipts.find((receipt) => receipt.slip === slip.id);
    const receivedOn = confirmed === undefined ? slip.receivedOn : japanDate(confirmed.at);
    return slipOf(employment, slip, record.card.kanjiName, receivedOn);
  });
}

/** The slips that were received and with which the basic allowance can be claimed, none while it is drawn or somebody is employed. */
export async function slipsToClaim(db: Queries, citizen: KnownCitizen) {
  const { entitlement, periods = [] } = said(citizen.record.employment) ?? {};
  if (entitlement !== undefined || !periods.every(({ leftOn }) => leftOn !== undefined)) return [];
  return (await slipsOf(db, citizen)).filter(({ receivedOn }) => receivedOn !== undefined);
}

/** Records the receipt of a slip; idempotent. False: no such slip. */
export async function receiveSlip(
  db: Queries,
  { id, record }: KnownCitizen,
  slipId: string,
  now: Date,
): Promise<boolean> {
  const slip = said(record.employment)?.slips?.find((candidate) => candidate.id === slipId);
  if (slip === undefined) return false;
  if (slip.receivedOn === undefined) {
    await db.query(
      `insert into employment_slip_receipts (citizen_id, slip_id, received_at) values ($1, $2, $3) on conflict do nothing`,
      [id, slipId, now],
    );
  }
  return true;
}
