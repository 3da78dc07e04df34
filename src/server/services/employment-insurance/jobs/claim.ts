import * as wording from '../../../../../build/wording/services/employment-insurance.ts';
import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { screenAddress } from '../../../kernel/page/screen-address.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { slipsToClaim } from '../slips.ts';

/** Until when the basic allowance can be drawn with a slip that was received. */
export const job = deadlineJob({
  service: 'employment-insurance',
  procedure: wording.claim.procedure,
  label: wording.claim.label,
  todo: wording.claim.todo,
  lapsed: wording.claim.lapsed,
  link: wording.claim.link,
  tables: ['employment_slip_receipts'],
  email: ({ db, citizen }) => registeredEmailOf(db, citizen),
  find: async ({ db, citizen, now }) =>
    (await slipsToClaim(db, citizen)).map(({ id, claimUntil: day }) => ({
      ...{ subject: id, day, isOpen: japanDate(now) <= day, title: wording.claim.findTitle, number: '' },
      path: screenAddress('employment-insurance', { slip: id }),
    })),
});
