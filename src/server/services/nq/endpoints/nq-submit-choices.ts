import * as wording from '../../../../../build/wording/services/nq.ts';
import type { Queries } from '../../../db/database.ts';
import { type Answer, defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import type { ResponseOf } from '../../../kernel/contract/call-types.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import type { KnownCitizen } from '../../../ports/register.ts';
import { returnedApplication } from '../applications/returned.ts';
import { kindOf } from '../catalogue/business-types.ts';
import { closedBusiness } from '../catalogue/closed.ts';
import { findUnit, type HandledBusiness, type UnitPath } from '../catalogue/find-unit.ts';
import { heldQualifications } from '../catalogue/held-qualifications.ts';
import { isResponding } from '../catalogue/inquiry.ts';
import { listProcedures } from '../catalogue/list-procedures.ts';
import { noAnswer, noRecord, notOffered } from '../catalogue/refusals.ts';

interface Path extends UnitPath {
  readonly businessTypeCode?: string;
  readonly qualificationProcedureCode?: string;
  readonly receptionAgencyCode?: string;
}

interface Asked {
  readonly db: Queries;
  readonly citizen: KnownCitizen;
  readonly now: Date;
  readonly path: Path;
  readonly unit: HandledBusiness;
}

type Choices = ResponseOf<'nqSubmitChoices'>;

/** Procedures to apply for: first registrations, those for holders (register queried: 0002, 9002), or a returned application. */
export const endpoint = defineEndpoint('nqSubmitChoices', {
  login: 'required',
  record: true,
  async handle({ body: { kind, path }, citizen, db, now }) {
    const unit = await findUnit(db, path);
    if (unit === null) return notOffered;
    const asked = { db, citizen, now, path, unit };
    if (kind === 'again') return answerReturned(asked);
    if (kind !== kindOf(unit.businessTypeCode)) return notOffered;
    return kind === 'new' ? answerNew(asked) : answerHolder(asked);
  },
});

async function answerNew({ db, now, citizen, path, unit }: Asked): Promise<Answer<Choices>> {
  if (path.businessTypeCode !== unit.businessTypeCode) return notOffered;
  const closed = await closedBusiness({ db, now, citizen }, path, unit);
  const choices = closed === null ? await listProcedures(db, path, unit) : [];
  return ok({ ...unit, closedReason: closed?.reason ?? '', choices });
}

async function answerHolder({ db, citizen, path, unit }: Asked): Promise<Answer<Choices>> {
  if (!isResponding(citizen.record, unit.agencyCode)) return noAnswer;
  const record = (await heldQualifications(db, citizen.record)).find(
    (one) =>
      one.qualificationId === path.qualificationId &&
      one.qualificationHandleUnitCode === path.qualificationHandleUnitCode,
  );
  if (record === undefined) return noRecord;
  const { registrationNumber } = record;
  return ok({ ...unit, closedReason: '', registrationNumber, choices: await listProcedures(db, path, unit) });
}

async function answerReturned({ db, citizen, now, path, unit }: Asked): Promise<Answer<Choices>> {
  const { qualificationProcedureCode = '', receptionAgencyCode = '' } = path;
  const returned = await returnedApplication(
    db,
    citizen.id,
    { ...path, qualificationProcedureCode, receptionAgencyCode },
    now,
  );
  if (returned === null) return notOffered;
  const { applyingId, procedure, returnedAt, reason } = returned;
  const choice = {
    choiceId: applyingId,
    qualificationProcedureCode,
    receptionAgencyCode,
    name: procedure.name,
    summary: wording.operations.returnedSummary,
    feeYen: 0,
    reapplicationAvailabilityFlag: '1' as const,
    returned: { applyingId, returnedOn: japanDate(returnedAt), reason },
  };
  return ok({ ...unit, closedReason: '', choices: [choice] });
}
