import * as commonWording from '../../../../../build/wording/server/common.ts';
import * as taxWording from '../../../../../build/wording/server/tax.ts';
import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { handoversOf, latestOfYears, usableUntil } from '../handovers.ts';
import { numberLabel, receiptWords } from '../receipt.ts';

/** 「番号を使えるのは」: until then an employer's software takes the number. */
export const job = deadlineJob({
  service: 'year-end-adjustment',
  procedure: taxWording.yearEndNumber.procedure,
  label: taxWording.yearEndNumber.label,
  numberLabel,
  todo: taxWording.yearEndNumber.todo,
  lapsed: taxWording.yearEndNumber.lapsed,
  link: commonWording.seeReceipt,
  tables: ['tax_handovers'],
  email: ({ db, citizen }) => registeredEmailOf(db, citizen),
  find: async ({ db, citizen, now }) =>
    latestOfYears(await handoversOf(db, citizen.id, 'yearEnd'))
      .filter(({ takenAt }) => takenAt === null)
      .map(({ receiptNumber: number, year }) => {
        const day = usableUntil(year);
        const { path, procedure } = receiptWords.yearEnd;
        const title = taxWording.yearEndNumber.findTitle({ procedure, year });
        return { subject: number, day, isOpen: japanDate(now) <= day, title, number, path };
      }),
});
