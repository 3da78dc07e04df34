import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { firstOfEach, issuedCodes } from '../codes.ts';
import { receiptPath, receiptWords } from '../receipt.ts';

/** 「使える最後の日」; the codes of one application have the same. */
export const job = deadlineJob({
  service: 'familyregister-identification-code',
  procedure: '戸籍電子証明書提供用識別符号',
  label: '識別符号を使える最後の日',
  numberLabel: receiptWords.numberLabel,
  todo: 'まだ使っていないときは、申請先の手続きの画面や書類に、識別符号を書いてください。',
  lapsed: '識別符号は、使えなくなりました。必要なときは、もう一度取得してください。',
  link: '控えを見る',
  tables: ['identification_codes'],
  email: ({ db, citizen }) => registeredEmailOf(db, citizen),
  find: async ({ db, citizen, now }) =>
    firstOfEach(await issuedCodes(db, citizen.id)).map(({ receptionNumber, validUntil: day }) => ({
      ...{ subject: receptionNumber, day, isOpen: japanDate(now) <= day, title: receiptWords.procedure },
      ...{ number: receptionNumber, path: `${receiptPath}?number=${receptionNumber}` },
    })),
});
