import * as commonWording from '../../../../../build/wording/server/common.ts';
import * as wording from '../../../../../build/wording/services/familyregister-identification-code.ts';
import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { firstOfEach, issuedCodes } from '../codes.ts';
import { receiptPath, receiptWords } from '../receipt.ts';

/** 「使える最後の日」; the codes of one application have the same. */
export const job = deadlineJob({
  service: 'familyregister-identification-code',
  procedure: wording.validity.procedure,
  label: wording.validity.label,
  numberLabel: receiptWords.numberLabel,
  todo: wording.validity.todo,
  lapsed: wording.validity.lapsed,
  link: commonWording.seeReceipt,
  tables: ['identification_codes'],
  email: ({ db, citizen }) => registeredEmailOf(db, citizen),
  find: async ({ db, citizen, now }) =>
    firstOfEach(await issuedCodes(db, citizen.id)).map(({ receptionNumber, validUntil: day }) => ({
      ...{ subject: receptionNumber, day, isOpen: japanDate(now) <= day, title: receiptWords.procedure },
      ...{ number: receptionNumber, path: `${receiptPath}?number=${receptionNumber}` },
    })),
});
