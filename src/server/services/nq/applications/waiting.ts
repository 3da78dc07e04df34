import * as wording from '../../../../../build/wording/services/nq.ts';
import { dayText, untilText } from '../../../../expressions/japan-time.ts';
import { asked } from '../../../common/agency/asked.ts';
import { waitingItems } from '../../../common/agency/waiting-items.ts';
import type { Queries } from '../../../db/database.ts';
import { screenAddress } from '../../../kernel/page/screen-address.ts';
import type { Entry, Waiting } from '../../../kernel/page/waiting.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { isFailed, type KnownCitizen } from '../../../ports/register.ts';
import { heldQualifications, registrationState } from '../catalogue/held-qualifications.ts';
import { agency } from './agency.ts';
import { applicationsOf } from './applications.ts';
import { lastDayToFile, promisedDay } from './draft-last-day.ts';
import { closedReasonOf, procedureOfDraft } from './draft-procedure.ts';
import { type Draft, draftsOf } from './drafts.ts';
import { qualificationName } from './procedure.ts';
import { keyOf } from './procedure-path.ts';

/**
 * 「続きから再開」 for every draft, and what there is to do about applications, what the agencies are doing, and what is finished. A correction
 * that was begun is no second thing to do beside the returned application, whose page leads to it.
 */
export async function waitingQualifications(db: Queries, citizen: KnownCitizen, now: Date): Promise<Partial<Waiting>> {
  const returned = (await applicationsOf(db, citizen.id, now)).filter((application) => application.returned !== null);
  const keys = new Set(returned.map(({ path }) => keyOf(path)));
  const drafts = (await draftsOf(db, citizen.id, now)).filter(({ path }) => !keys.has(keyOf(path)));
  const begun: Entry[] = [];
  for (const draft of drafts) begun.push(await begunItem(db, citizen, draft, now));
  const { tasks, ...others } = waitingItems(agency, await agency.cases(db, citizen, now), now);
  const { nationalQualifications: registers } = citizen.record;
  const ending = isFailed(registers) ? [] : await endingRegistrations(db, citizen, now);
  const untold = isFailed(registers) ? [registers.failure.errorMessage] : [];
  return { begun, tasks: [...tasks, ...ending], ...others, untold };
}

/** Registrations that end soon or have ended, as far as their agencies answer. */
async function endingRegistrations(db: Queries, { record }: KnownCitizen, now: Date): Promise<readonly Entry[]> {
  const held = await heldQualifications(db, record);
  return held.flatMap((one): readonly Entry[] => {
    const { validUntil: day } = one;
    const state = registrationState(one, japanDate(now));
    if (state === '1' || day === undefined) return [];
    const isOver = state === '3';
    return [
      {
        ...{
          kind: 'registration-ends',
          service: 'nq',
          title: wording.waiting.validityOf({ name: one.name }),
          state: 'open',
        },
        says: wording.waiting.renew({
          ends: isOver ? wording.waiting.validityOver : wording.waiting.validityEnds,
          agency: one.agencyName,
        }),
        until: {
          label: wording.waiting.validity,
          day,
          text: isOver
            ? wording.waiting.endedOn({ day: dayText(day) })
            : wording.waiting.until({ until: untilText(day, now) }),
        },
        link: { href: screenAddress('nq-possession-qualification-list'), text: wording.waiting.seeRegistrations },
      },
    ];
  });
}

async function begunItem(db: Queries, citizen: KnownCitizen, draft: Draft, now: Date): Promise<Entry> {
  const { path } = draft;
  const procedure = await procedureOfDraft({ db, citizen, now }, draft);
  const subject = asked(`${await qualificationName(db, path.qualificationId)}　${draft.procedureName}`);
  const lastToFile = lastDayToFile(procedure, null);
  const day = promisedDay(draft, lastToFile, now);
  const kept = wording.waiting.keptUntil({ until: untilText(day, now) });
  const closed = closedReasonOf(procedure);
  const isLast = closed === '' && day === lastToFile;
  const resume = {
    href: screenAddress('nq-application-information', {
      qualificationId: path.qualificationId,
      businessId: path.businessId,
      qualificationHandleUnitCode: path.qualificationHandleUnitCode,
      qualificationProcedureCode: path.qualificationProcedureCode,
      receptionAgencyCode: path.receptionAgencyCode,
    }),
    text: wording.waiting.goOn,
  };
  const saved = {
    href: screenAddress('nq-application-temporary', { qualificationId: path.qualificationId }),
    text: wording.waiting.seeKept,
  };
  return {
    ...{ kind: 'qualification-draft', service: 'nq', title: subject, state: 'begun' },
    says: isLast ? wording.waiting.applyUntil({ until: untilText(day, now) }) : closed,
    ...(!isLast && { until: { label: wording.waiting.kept, day, text: kept } }),
    link: closed === '' ? resume : saved,
  };
}
