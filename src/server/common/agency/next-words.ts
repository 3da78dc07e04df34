import * as agencyWording from '../../../../build/wording/server/agency.ts';
import { dayText, untilText } from '../../../expressions/japan-time.ts';
import type { Handled } from '../../kernel/portal/agency.ts';
import type { Receipt } from '../../kernel/portal/module-parts.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';

type Next = Pick<Receipt, 'next' | 'by' | 'movedOn' | 'ends'>;

const ended: { readonly [status: string]: Next } = {
  '5': { next: agencyWording.next.issued, by: agencyWording.next.nothingToDo },
  '6': {
    next: agencyWording.next.refused,
    by: agencyWording.next.noDeadline,
  },
  '7': { next: agencyWording.next.withdrawn, by: agencyWording.next.nothingToDo },
  '8': {
    next: agencyWording.next.lapsed,
    by: agencyWording.next.noDeadline,
  },
};

/** What happens next with an application, and by when, as it is now: a receipt is read long after it was filed. `waiting`: while the agency has it; `service`: name of the card. */
export function nextOf(
  { status, returned, payment, history }: Pick<Handled, 'status' | 'returned' | 'payment' | 'history'>,
  now: Date,
  waiting: Next,
  service: string,
): Next {
  if (returned !== null)
    return {
      movedOn: true,
      next: agencyWording.next.correct,
      by:
        returned.dueDate === ''
          ? agencyWording.next.noDay
          : agencyWording.next.until({ until: untilText(returned.dueDate, now) }),
      ...(returned.dueDate !== '' && { ends: { service, day: returned.dueDate } }),
    };
  if (payment !== null)
    return {
      movedOn: true,
      next: agencyWording.next.pay,
      by: agencyWording.next.until({ until: untilText(payment.dueDate, now) }),
      ends: { service, day: payment.dueDate },
    };
  const end = ended[status];
  const last = history.at(-1);
  if (end === undefined) return waiting;
  return last === undefined
    ? { ...end, movedOn: true }
    : {
        ...end,
        movedOn: true,
        by: agencyWording.next.endedOn({ day: dayText(japanDate(new Date(last.at))), by: end.by }),
      };
}
