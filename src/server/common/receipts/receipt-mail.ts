import * as mailsWording from '../../../../build/wording/server/mails.ts';
import { minuteText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import type { MailTemplate, Receipt } from '../../kernel/portal/module-parts.ts';

/** Text of the mail about something filed: what, number, when, what happens next, and where to see the whole receipt. Nothing else of its content. */
export function receiptMail(
  { procedure, number, numberLabel, filedAt, firstFiledAt, next, by }: Receipt,
  address: string,
): string {
  return [
    firstFiledAt === undefined
      ? mailsWording.receipt.filed({ procedure })
      : mailsWording.receipt.filedAgain({ procedure }),
    `${numberLabel}：${groupsOfFour(number)}`,
    mailsWording.receipt.at({ time: minuteText(new Date(filedAt)) }),
    mailsWording.receipt.next({ next }),
    mailsWording.receipt.by({ by }),
    mailsWording.receipt.address({ address }),
  ].join('\n');
}

/** That of something filed again after a correction. */
export function correctionMailTemplate(...[words, path, name]: Parameters<typeof receiptMailTemplate>): MailTemplate {
  const again = receiptMailTemplate({ ...words, firstFiledAt: new Date(0).toISOString() }, path, name);
  return {
    ...again,
    name: mailsWording.receipt.correctionName({ name: name ?? words.procedure }),
    when: mailsWording.receipt.correctionWhen({ name: name ?? words.procedure }),
  };
}

/** The same with placeholders, for the list of mails. `name`: of the procedure in that list. */
export function receiptMailTemplate(
  words: Pick<Receipt, 'procedure' | 'numberLabel' | 'next' | 'by' | 'firstFiledAt'>,
  path: string,
  name = words.procedure,
): MailTemplate {
  const receipt = { ...words, number: mailsWording.slots.number, filedAt: new Date(0).toISOString() } as Receipt;
  // Placeholders in the address are there to be read.
  const text = receiptMail(receipt, mailsWording.slots.portalAddress({ path: decodeURI(path) }));
  return {
    name: mailsWording.receipt.name({ name }),
    when: mailsWording.receipt.when({ name }),
    text: text.replace(minuteText(new Date(0)), mailsWording.slots.time),
  };
}
