import * as commonWording from '../../../../build/wording/server/common.ts';
import * as wording from '../../../../build/wording/services/kana.ts';
import { type Filed, filedItem } from '../../kernel/page/filed-item.ts';
import type { EntryState, Waiting } from '../../kernel/page/waiting.ts';
import type { KnownCitizen } from '../../ports/register.ts';
import { type KanaDocument, openRequests } from './documents.ts';
import { peopleFact } from './filed-for.ts';
import { type History, idsOf, type Procedure, type ProcedureStatus, submissionOf } from './procedures.ts';
import { numberLabel, receiptPaths } from './receipt.ts';
import { procedureTitles } from './signed.ts';

export const kanaStates: { readonly [status in ProcedureStatus]: EntryState } = {
  '1': 'checked',
  '2': 'toCorrect',
  '3': 'withdrawn',
  '4': 'recorded',
};

/** What was filed, as it stands: with the municipality, or at its end. What the municipality has asked to correct is something to do. */
export function filedKana(
  citizen: KnownCitizen,
  procedures: readonly Procedure[],
  documents: readonly KanaDocument[],
): Pick<Waiting, 'underWay' | 'finished'> {
  const asked = openRequests(documents).map(({ procedureId }) => procedureId);
  const isOpen = ({ status }: Procedure) => status === '1' || status === '2';
  const others = procedures.filter((procedure) => !(procedure.status === '2' && asked.includes(procedure.id)));
  const items = (some: readonly Procedure[]) =>
    some.flatMap((procedure) => standing(procedure).map((one) => filedItem(filedOf(citizen, procedure, one))));
  return { underWay: items(others.filter(isOpen)), finished: items(others.filter((one) => !isOpen(one))) };
}

interface Standing {
  readonly submission: History;
  /** Of the reports that no later submission was about. */
  readonly reportIds: readonly string[];
}

/** A correction is of some of those for whom it was filed: for the others the earlier submission goes on, under its own number. */
function standing(procedure: Procedure): readonly Standing[] {
  const ids = [...new Set(procedure.histories.flatMap((history) => idsOf(procedure, history)))];
  const of = (submission: History) => ids.filter((id) => submissionOf(procedure, id) === submission);
  return procedure.histories
    .map((submission) => ({ submission, reportIds: of(submission) }))
    .filter(({ reportIds }) => reportIds.length > 0);
}

/** What a correction of the first names left of it may be the family name alone. */
function factOf(citizen: KnownCitizen, reportIds: readonly string[]) {
  const fact = peopleFact(citizen, reportIds);
  return fact !== null && reportIds.every((id) => id === 'family-name')
    ? { ...fact, value: wording.filed.familyName({ name: fact.value }) }
    : fact;
}

function filedOf(citizen: KnownCitizen, { status }: Procedure, { submission, reportIds }: Standing): Filed {
  const { type, arrivalNumber, submittedAt } = submission;
  const about = factOf(citizen, reportIds);
  return {
    service: 'kana',
    subject: procedureTitles[type],
    numberLabel,
    number: arrivalNumber,
    filedAt: submittedAt,
    is: kanaStates[status],
    state: '',
    ...(about !== null && { about }),
    link: [`${receiptPaths[type]}?number=${arrivalNumber}`, commonWording.seeReceipt],
  };
}
