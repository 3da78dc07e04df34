import * as wording from '../../../../../build/wording/services/nq.ts';
import { dayText } from '../../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../../model/groups-of-four.ts';
import type { Queries } from '../../../db/database.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { isFailed, type RegisterRecord } from '../../../ports/register.ts';
import { deletionType, kindOf, reissueType } from './business-types.ts';
import type { Procedure } from './find-procedure.ts';
import type { HandledBusiness, UnitPath } from './find-unit.ts';
import { type HeldQualification, heldQualifications } from './held-qualifications.ts';
import { isResponding } from './inquiry.ts';

/** Why a person cannot file now. */
export interface Closed {
  /**
   * EDQ301: outside the period, or not in the state that the registration is in; EDQ311: only for registered people, and no record was found; EDQ312: the registration cannot be looked up
   * now; EDQ313: only for people not registered yet.
   */
  readonly code: 'EDQ301' | 'EDQ311' | 'EDQ312' | 'EDQ313';
  /** In words for the citizen, including what to do. */
  readonly reason: string;
}

/** Who asks, and when. */
export interface Asking {
  readonly db: Queries;
  readonly now: Date;
  readonly citizen: { readonly id: string; readonly record: RegisterRecord };
}

/** Why a procedure accepts no application from a person now; null: it does. */
export async function closedTo(asking: Asking, path: UnitPath, procedure: Procedure): Promise<Closed | null> {
  return closedPeriod(procedure, asking.now) ?? (await closedBusiness(asking, path, procedure));
}

/** Why a whole business is closed to a person: holders' procedures require an entry in the unit's register, a first registration the opposite. */
export async function closedBusiness(
  { db, now, citizen: { id, record } }: Asking,
  { qualificationId, qualificationHandleUnitCode }: UnitPath,
  { businessTypeCode, qualificationName, agencyCode, agencyName }: HandledBusiness,
): Promise<Closed | null> {
  const kind = kindOf(businessTypeCode);
  if (kind === 'exam') return null;
  const noAnswer: Closed = { code: 'EDQ312', reason: wording.closed.noAnswer({ agencyName }) };
  if (isFailed(record.nationalQualifications)) return noAnswer;
  const held = (await heldQualifications(db, record)).filter((one) => one.qualificationId === qualificationId);
  if (kind === 'new') {
    const [registered] = held;
    return registered === undefined
      ? null
      : {
          code: 'EDQ313',
          reason: wording.closed.registeredAlready({
            qualificationName,
            registrationNumber: registered.registrationNumber,
          }),
        };
  }
  const here = held.find((one) => one.qualificationHandleUnitCode === qualificationHandleUnitCode);
  if (here !== undefined) {
    const deletion = await pendingDeletion(db, id, here);
    return closedState(businessTypeCode, here, { deletion, today: japanDate(now) });
  }
  if (!isResponding(record, agencyCode)) return noAnswer;
  return { code: 'EDQ311', reason: notRegistered(qualificationName, agencyName, held[0]?.agencyName) };
}

function notRegistered(qualificationName: string, agencyName: string, elsewhere: string | undefined): string {
  const found = wording.closed.notFound({ qualificationName, agencyName });
  return elsewhere === undefined
    ? wording.closed.register({ found, agencyName })
    : wording.closed.elsewhere({ found, elsewhere });
}

/** What a registration that is ending, or has ended, can no longer be asked for. */
function closedState(
  businessTypeCode: string,
  { validUntil, agencyName, name }: HeldQualification,
  { deletion, today }: { readonly deletion: string | null; readonly today: string },
): Closed | null {
  if (businessTypeCode === deletionType) return null;
  if (deletion !== null)
    return { code: 'EDQ301', reason: wording.closed.beingDeleted({ name, number: groupsOfFour(deletion) }) };
  const isOver = validUntil !== undefined && validUntil < today;
  return isOver && businessTypeCode === reissueType
    ? { code: 'EDQ301', reason: wording.closed.expired({ name, day: dayText(validUntil), agencyName }) }
    : null;
}

/** Number of the citizen's open application for the deletion of a registration; null: none. */
async function pendingDeletion(db: Queries, citizenId: string, held: HeldQualification): Promise<string | null> {
  const [row] = await db.query<{ number: string }>(
    `select a.number from nq_applications a
       join nq_businesses b on b.qualification_id = a.path->>'qualificationId' and b.id = a.path->>'businessId'
      where a.citizen_id = $1 and a.status in ('1', '2', '3', '4') and b.type_code = $2
        and a.path->>'qualificationId' = $3 and a.path->>'qualificationHandleUnitCode' = $4`,
    [citizenId, deletionType, held.qualificationId, held.qualificationHandleUnitCode],
  );
  return row?.number ?? null;
}

/** Only examinations have an application period. */
function closedPeriod({ acceptance }: Procedure, now: Date): Closed | null {
  if (acceptance === null) return null;
  const today = japanDate(now);
  if (today < acceptance.from) return { code: 'EDQ301', reason: wording.closed.notYet };
  return today > acceptance.until ? { code: 'EDQ301', reason: wording.closed.over } : null;
}
