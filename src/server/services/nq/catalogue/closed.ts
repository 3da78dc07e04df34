import * as wording from '../../../../../build/wording/services/nq.ts';
import type { Queries } from '../../../db/database.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import type { RegisterRecord } from '../../../ports/register.ts';
import { kindOf } from './business-types.ts';
import type { Procedure } from './find-procedure.ts';
import type { HandledBusiness, UnitPath } from './find-unit.ts';
import { heldQualifications } from './held-qualifications.ts';
import { isResponding } from './inquiry.ts';

/** Why a person cannot file now. */
export interface Closed {
  /**
   * EDQ301: outside the period; EDQ311: only for registered people, and no record was found; EDQ312: the registration cannot be looked up
   * now; EDQ313: only for people not registered yet.
   */
  readonly code: 'EDQ301' | 'EDQ311' | 'EDQ312' | 'EDQ313';
  /** In words for the citizen, including what to do. */
  readonly reason: string;
}

/** Why a procedure accepts no application from a person now; null: it does. */
export async function closedTo(
  db: Queries,
  record: RegisterRecord,
  path: UnitPath,
  procedure: Procedure,
  now: Date,
): Promise<Closed | null> {
  return closedPeriod(procedure, now) ?? (await closedBusiness(db, record, path, procedure));
}

/** Why a whole business is closed to a person: holders' procedures require an entry in the unit's register, a first registration the opposite. */
export async function closedBusiness(
  db: Queries,
  record: RegisterRecord,
  { qualificationId, qualificationHandleUnitCode }: UnitPath,
  { businessTypeCode, qualificationName, agencyCode, agencyName }: HandledBusiness,
): Promise<Closed | null> {
  const kind = kindOf(businessTypeCode);
  if (kind === 'exam') return null;
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
  if (held.some((one) => one.qualificationHandleUnitCode === qualificationHandleUnitCode)) return null;
  if (!isResponding(record, agencyCode))
    return {
      code: 'EDQ312',
      reason: wording.closed.noAnswer({ agencyName }),
    };
  return { code: 'EDQ311', reason: notRegistered(qualificationName, agencyName, held[0]?.agencyName) };
}

function notRegistered(qualificationName: string, agencyName: string, elsewhere: string | undefined): string {
  const found = wording.closed.notFound({ qualificationName, agencyName });
  return elsewhere === undefined
    ? wording.closed.register({ found, agencyName })
    : wording.closed.elsewhere({ found, elsewhere });
}

/** Only examinations have an application period. */
function closedPeriod({ acceptance }: Procedure, now: Date): Closed | null {
  if (acceptance === null) return null;
  const today = japanDate(now);
  if (today < acceptance.from) return { code: 'EDQ301', reason: wording.closed.notYet };
  return today > acceptance.until ? { code: 'EDQ301', reason: wording.closed.over } : null;
}
