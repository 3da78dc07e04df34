import * as commonWording from '../../../../../build/wording/server/common.ts';
import * as wording from '../../../../../build/wording/services/year-end-adjustment.ts';
import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { handoversOf, latestOfYears, usableUntil } from '../../../common/tax/handovers.ts';
import { numberLabel } from '../../../common/tax/receipt.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { receiptWords } from '../receipt-words.ts';

/** 「番号を使えるのは」: until then an employer's software takes the number. */
export const job = deadlineJob({
  service: 'year-end-adjustment',
  procedure: wording.number.procedure,
  label: wording.number.label,
  numberLabel,
  todo: wording.number.todo,
  lapsed: wording.number.lapsed,
  link: commonWording.seeReceipt,
  tables: ['tax_handovers'],
  email: ({ db, citizen }) => registeredEmailOf(db, citizen),
  find: async ({ db, citizen, now }) =>
    latestOfYears(await handoversOf(db, citizen.id, 'yearEnd'))
      .filter(({ takenAt }) => takenAt === null)
      .map(({ id: subject, receiptNumber: number, year }) => {
        const day = usableUntil(year);
        const { path, procedure } = receiptWords;
        const title = wording.number.title({ procedure, year });
        return { subject, day, isOpen: japanDate(now) <= day, title, number, path };
      }),
});
