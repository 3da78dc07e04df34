import { type Filed, filedItem } from '../../kernel/page/filed-item.ts';
import type { EntryState, Waiting } from '../../kernel/page/waiting.ts';
import type { Citizen } from '../../kernel/people/citizen.ts';
import { type KanaDocument, openRequests } from './documents.ts';
import { peopleFact } from './filed-for.ts';
import { idsOf, type Procedure, type ProcedureStatus } from './procedures.ts';
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
  citizen: Citizen,
  procedures: readonly Procedure[],
  documents: readonly KanaDocument[],
): Pick<Waiting, 'underWay' | 'finished'> {
  const asked = openRequests(documents).map(({ procedureId }) => procedureId);
  const isOpen = ({ status }: Procedure) => status === '1' || status === '2';
  const others = procedures.filter((procedure) => !(procedure.status === '2' && asked.includes(procedure.id)));
  const items = (some: readonly Procedure[]) => some.map((procedure) => filedItem(filedOf(citizen, procedure)));
  return { underWay: items(others.filter(isOpen)), finished: items(others.filter((one) => !isOpen(one))) };
}

function filedOf(citizen: Citizen, procedure: Procedure): Filed {
  const { status, histories } = procedure;
  const [last] = histories;
  if (last === undefined) throw new Error('a procedure without a submission');
  const about = peopleFact(citizen, idsOf(procedure, last));
  return {
    service: 'kana',
    subject: procedureTitles[last.type],
    numberLabel,
    number: last.arrivalNumber,
    filedAt: last.submittedAt,
    is: kanaStates[status],
    state: '',
    ...(about !== null && { about }),
    link: [`${receiptPaths[last.type]}?number=${last.arrivalNumber}`, '控えを見る'],
  };
}
