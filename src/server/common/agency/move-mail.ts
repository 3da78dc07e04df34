import { dayText } from '../../../expressions/japan-time.ts';
import type { AgencyCase, AgencyDesk, AgencyMove } from '../../kernel/portal/agency.ts';
import type { MailTemplate } from '../../kernel/portal/module-parts.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { Message } from '../../ports/mailer.ts';
import { newsMail } from './news-mail.ts';

export type MailedMove = AgencyMove | 'withdraw';

interface Words {
  readonly happened: string;
  /** `until`: the deadline in words; empty = none. */
  next(until: string): string;
}

const nothing = () => 'いま、していただくことはありません。次に進んだら、メールでお知らせします。';

const words: { readonly [move in MailedMove]: Words } = {
  examine: { happened: '申請の審査を始めました。', next: nothing },
  return: {
    happened: '申請が、直すために戻されました。',
    next: (until) => `下のページで、直してほしいところを確認してください。${until}直して、もう一度申請してください。`,
  },
  askPayment: {
    happened: '申請の手数料の支払いをお願いします。',
    next: (until) => `下のページで、額と支払い方を確認してください。${until}支払ってください。`,
  },
  takePayment: { happened: '申請の手数料の支払いを確認しました。', next: nothing },
  refuse: { happened: '申請は、認められませんでした。', next: () => '下のページで、理由を確認してください。' },
  issue: {
    happened: '申請が認められ、手続きが終わりました。',
    next: () => '下のページで、結果と、申請した内容を確認できます。',
  },
  withdraw: {
    happened: '申請を取り下げました。',
    next: () => 'もう一度申請するときは、はじめから申請してください。',
  },
};

interface Telling {
  readonly now: Date;
  readonly origin: string;
  /** Where the citizen's mail goes; null = no mail is sent. */
  readonly email: string | null;
  send(message: Message): Promise<void>;
}

type Told = Pick<AgencyCase, 'number' | 'subject' | 'agencyName' | 'screen'>;

function moveMail(
  { title, numberLabel }: Pick<AgencyDesk, 'title' | 'numberLabel'>,
  { number, subject, agencyName, screen }: Told,
  { move, until, on, origin }: { move: MailedMove; until: string; on: string; origin: string },
): string {
  const { happened, next } = words[move];
  return newsMail({
    ...{ happened, numberLabel, number, on },
    about: [title, subject],
    from: ['申請先', agencyName],
    next: next(until === '' ? '' : `${until}までに、`),
    address: `${origin}${screen}`,
  });
}

/** Tells the applicant of a move by mail, where there is an address. */
export async function tellOfMove(
  { send, now, origin, email }: Telling,
  desk: Pick<AgencyDesk, 'title' | 'numberLabel'>,
  told: Told,
  { move, dueDate = '' }: { move: MailedMove; dueDate?: string },
): Promise<void> {
  if (email === null) return;
  const until = dueDate === '' ? '' : dayText(dueDate);
  const text = moveMail(desk, told, { move, until, on: dayText(japanDate(now)), origin });
  await send({ kind: 'mail', to: email, text });
}

const named: { readonly [move in MailedMove]: string } = {
  examine: '審査の始まり',
  return: '差し戻し',
  askPayment: '支払いのお願い',
  takePayment: '支払いの確認',
  refuse: '認められなかったこと',
  issue: '手続きの終わり',
  withdraw: '取り下げ',
};

export function moveMails(desk: Pick<AgencyDesk, 'title' | 'numberLabel'>): readonly MailTemplate[] {
  const told = { number: '（番号）', subject: '（申請の名前）', agencyName: '（申請先の名前）', screen: '' };
  return (Object.keys(words) as MailedMove[]).map((move) => ({
    name: `${desk.title}の${named[move]}`,
    when: `${desk.title}の${named[move]}のとき`,
    text: moveMail(desk, told, { move, until: '（いつまでに）', on: '（日付）', origin: '（ページの住所）' }),
  }));
}
