import { filedItem } from '../../kernel/page/filed-item.ts';
import { type Html, html } from '../../kernel/page/html.ts';
import type { Waiting } from '../../kernel/page/waiting.ts';
import type { AgencyCase, AgencyDesk } from '../../kernel/portal/agency.ts';
import { untilText } from '../../kernel/time/until-text.ts';
import { asked } from './asked.ts';
import { lastFiledAt } from './last-filed.ts';

const underWay = { '1': '受け付けました', '2': '審査しています' } as const;
const finished = {
  '5': '手続きが終わりました',
  '6': '認められませんでした',
  '7': '取り下げました',
  '8': '期限が過ぎたため、終わりました',
} as const;

/** What the applicant has to do, what the agency is doing, and what is finished. */
export function waitingItems(
  { numberLabel }: Pick<AgencyDesk, 'numberLabel'>,
  cases: readonly AgencyCase[],
  now: Date,
): Pick<Waiting, 'tasks' | 'underWay' | 'finished'> {
  const items = { tasks: [] as Html[], underWay: [] as Html[], finished: [] as Html[] };
  for (const one of cases) {
    const { status, returned, payment, subject, number, screen } = one;
    const link = (text: string) => html`<a href="${screen}">${text}</a>`;
    const filed = (state: string) =>
      filedItem({
        ...{ subject, numberLabel, number, filedAt: lastFiledAt(one), state },
        link: [screen, '申請の状況を見る'],
      });
    if (returned !== null) {
      items.tasks.push(
        html`<li data-returned>${asked(subject)}が、直すために戻されています。${until(returned.dueDate, now)}直して、もう一度申請してください。${link('直すところを見る')}</li>`,
      );
    } else if (payment !== null) {
      items.tasks.push(
        html`<li data-payment>${asked(subject)}に、手数料の支払いが必要です。${until(payment.dueDate, now)}支払ってください。${link('支払い方を見る')}</li>`,
      );
    } else if (status === '1' || status === '2') {
      items.underWay.push(filed(`${underWay[status]}。`));
    } else if (status in finished) {
      items.finished.push(filed(`${finished[status as keyof typeof finished]}。`));
    }
  }
  return items;
}

function until(dueDate: string, now: Date): string {
  return dueDate === '' ? '' : `${untilText(dueDate, now)}までに`;
}
