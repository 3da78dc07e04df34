import * as wording from '../../../../build/wording/services/kana.ts';
import { dayText, untilText } from '../../../expressions/japan-time.ts';
import type { Receipt } from '../../kernel/portal/module-parts.ts';
import { type KanaDocument, openRequests } from './documents.ts';
import type { Procedure } from './procedures.ts';
import type { ProcedureType } from './report.ts';

type Next = Pick<Receipt, 'next' | 'by' | 'movedOn'>;

const nothing = wording.next.nothing;

const examined: Next = {
  next: wording.next.examinedNext,
  by: wording.next.examinedBy({ nothing }),
};

/** What happens next once it is filed, by type. */
export const receiptNext: { readonly [type in ProcedureType]: Next } = {
  '1': examined,
  '2': examined,
  '3': {
    next: wording.next.receiptNextNext,
    by: wording.next.ended,
  },
};

/** The same as it is now: a receipt is read long after it was filed. `index`: of the submission in its procedure, newest first. */
export function nextOf(procedure: Procedure, index: number, documents: readonly KanaDocument[], now: Date): Next {
  const { id, status, histories } = procedure;
  const type = histories[index]?.type ?? '1';
  const ended = wording.next.ended;
  const movedOn = true;
  if (type === '3') return receiptNext[type];
  if (status === '3') return { movedOn, next: wording.next.withdrawn, by: ended };
  if (index > 0) return { movedOn, next: wording.next.corrected, by: nothing };
  if (status === '4') return { movedOn, next: wording.next.recorded, by: ended };
  const lapsed = documents.find((one) => one.procedureId === id && one.isLapsed)?.adjustment;
  if (status === '1' && lapsed)
    return {
      movedOn,
      next: wording.next.correctionOver({ day: dayText(lapsed.dueDate) }),
      by: nothing,
    };
  const [request] = openRequests(documents).filter(({ procedureId }) => procedureId === id);
  if (status !== '2' || request === undefined) return receiptNext[type];
  return {
    movedOn,
    next: wording.next.correctionAsked,
    by: wording.next.until({ until: untilText(request.adjustment.dueDate, now) }),
  };
}
