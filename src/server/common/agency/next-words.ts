import { dayText, untilText } from '../../../expressions/japan-time.ts';
import type { Handled } from '../../kernel/portal/agency.ts';
import type { Receipt } from '../../kernel/portal/module-parts.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';

type Next = Pick<Receipt, 'next' | 'by' | 'movedOn' | 'ends'>;

const ended: { readonly [status: string]: Next } = {
  '5': { next: '申請が認められ、手続きが終わりました。', by: 'ほかにすることはありません。' },
  '6': {
    next: '申請は認められませんでした。理由は、申請の状況で確かめてください。',
    by: 'もう一度申請するときの期限は、ありません。',
  },
  '7': { next: '申請を取り下げたため、この先の手続きはありません。', by: 'ほかにすることはありません。' },
  '8': {
    next: '期限が過ぎたため、終わりました。必要なときは、もう一度申請してください。',
    by: 'もう一度申請するときの期限は、ありません。',
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
      next: '直すために戻されています。直すところを確かめて、もう一度申請してください。',
      by: returned.dueDate === '' ? '決まった期限はありません。' : `${untilText(returned.dueDate, now)}まで`,
      ...(returned.dueDate !== '' && { ends: { service, day: returned.dueDate } }),
    };
  if (payment !== null)
    return {
      movedOn: true,
      next: '手数料を支払ってください。',
      by: `${untilText(payment.dueDate, now)}まで`,
      ends: { service, day: payment.dueDate },
    };
  const end = ended[status];
  const last = history.at(-1);
  if (end === undefined) return waiting;
  return last === undefined
    ? { ...end, movedOn: true }
    : { ...end, movedOn: true, by: `${dayText(japanDate(new Date(last.at)))}に終わりました。${end.by}` };
}
