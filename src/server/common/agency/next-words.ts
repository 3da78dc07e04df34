import type { Handled } from '../../kernel/portal/agency.ts';
import type { Receipt } from '../../kernel/portal/module-parts.ts';
import { untilText } from '../../kernel/time/until-text.ts';

type Next = Pick<Receipt, 'next' | 'by'>;

const ended: { readonly [status: string]: Next } = {
  '5': { next: '手続きは終わりました。', by: 'ほかにすることはありません。' },
  '6': { next: '申請は認められませんでした。理由は、申請の状況で確かめてください。', by: '決まった期限はありません。' },
  '7': { next: '申請を取り下げたため、この先の手続きはありません。', by: 'ほかにすることはありません。' },
  '8': {
    next: '期限が過ぎたため、終わりました。必要なときは、もう一度申請してください。',
    by: '決まった期限はありません。',
  },
};

/** What happens next with an application, and by when, as it is now: a receipt is read long after it was filed. `waiting`: while the agency has it. */
export function nextOf(
  { status, returned, payment }: Pick<Handled, 'status' | 'returned' | 'payment'>,
  now: Date,
  waiting: Next,
): Next {
  if (returned !== null)
    return {
      next: '直すために戻されています。直すところを確かめて、もう一度申請してください。',
      by: returned.dueDate === '' ? '決まった期限はありません。' : `${untilText(returned.dueDate, now)}まで`,
    };
  if (payment !== null) return { next: '手数料を支払ってください。', by: `${untilText(payment.dueDate, now)}まで` };
  return ended[status] ?? waiting;
}
