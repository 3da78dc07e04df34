import { japanDate } from '../kernel/japan-date.ts';
import type { Procedure } from './find-procedure.ts';

/** Why a procedure is not accepting applications at this time, in words; empty: it is. Only applications for examinations have a period. */
export function closedReason({ acceptance }: Procedure, now: Date): string {
  if (acceptance === null) return '';
  const today = japanDate(now);
  if (today < acceptance.from) return 'まだ、受験の申し込みを受け付ける期間ではありません。';
  return today > acceptance.until ? '受験の申し込みを受け付ける期間は、終わりました。' : '';
}
