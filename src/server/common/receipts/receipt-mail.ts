import { minuteText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import type { MailTemplate, Receipt } from '../../kernel/portal/module-parts.ts';

/** Text of the mail about something filed: what, number, when, what happens next, and where to see the whole receipt. Nothing else of its content. */
export function receiptMail(
  { procedure, number, numberLabel, filedAt, firstFiledAt, next, by }: Receipt,
  address: string,
): string {
  return [
    firstFiledAt === undefined ? `${procedure}を受け付けました。` : `${procedure}の、直した内容を受け付けました。`,
    `${numberLabel}：${groupsOfFour(number)}`,
    `受け付けた日時：${minuteText(new Date(filedAt))}`,
    `次に起きること：${next}`,
    `いつまでに：${by}`,
    `控えは、ログインして確認できます：${address}`,
  ].join('\n');
}

/** That of something filed again after a correction. */
export function correctionMailTemplate(...[words, path, name]: Parameters<typeof receiptMailTemplate>): MailTemplate {
  const again = receiptMailTemplate({ ...words, firstFiledAt: new Date(0).toISOString() }, path, name);
  return {
    ...again,
    name: `${name ?? words.procedure}の、直した内容の受け付け`,
    when: `${name ?? words.procedure}を直して出し直したとき`,
  };
}

/** The same with placeholders, for the list of mails. `name`: of the procedure in that list. */
export function receiptMailTemplate(
  words: Pick<Receipt, 'procedure' | 'numberLabel' | 'next' | 'by' | 'firstFiledAt'>,
  path: string,
  name = words.procedure,
): MailTemplate {
  const receipt = { ...words, number: '（番号）', filedAt: new Date(0).toISOString() } as Receipt;
  // Placeholders in the address are there to be read.
  const text = receiptMail(receipt, `（ポータルの住所）${decodeURI(path)}`);
  return {
    name: `${name}の受け付け`,
    when: `${name}を受け付けたとき`,
    text: text.replace(minuteText(new Date(0)), '（日時）'),
  };
}
