import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { handoversOf, latestOfYears, usableUntil } from '../handovers.ts';
import { numberLabel, receiptWords } from '../receipt.ts';

/** 「番号を使えるのは」: until then an employer's software takes the number. */
export const job = deadlineJob({
  service: 'year-end-adjustment',
  procedure: '年末調整の手続き',
  label: '番号を使える最後の日',
  numberLabel,
  todo: '勤務先の年末調整のソフトに、受け取った番号を入力してください。',
  lapsed: 'この番号は、使えなくなりました。証明書の出し方を、勤務先に相談してください。',
  link: '控えを見る',
  tables: ['tax_handovers'],
  email: ({ db, citizen }) => registeredEmailOf(db, citizen),
  find: async ({ db, citizen, now }) =>
    latestOfYears(await handoversOf(db, citizen.id, 'yearEnd'))
      .filter(({ takenAt }) => takenAt === null)
      .map(({ receiptNumber: number, year }) => {
        const day = usableUntil(year);
        const { path, procedure } = receiptWords.yearEnd;
        const title = `${procedure}（${year}年分）`;
        return { subject: number, day, isOpen: japanDate(now) <= day, title, number, path };
      }),
});
