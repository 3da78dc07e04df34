import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { screenAddress } from '../../../kernel/page/screen-address.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { slipsToClaim } from '../slips.ts';

/** Until when the basic allowance can be drawn with a slip that was received. */
export const job = deadlineJob({
  service: 'employment-insurance',
  procedure: '雇用保険の手続き',
  label: '基本手当を受けられる最後の日',
  todo: '仕事を探すときは、お住まいの地域のハローワークで、求職の申し込みをしてください。',
  lapsed: 'この離職票で基本手当を受けられる期間は、終わりました。くわしいことは、ハローワークに相談してください。',
  link: '離職票を見る',
  tables: ['employment_slip_receipts'],
  email: ({ db, citizen }) => registeredEmailOf(db, citizen),
  find: async ({ db, citizen, now }) =>
    (await slipsToClaim(db, citizen)).map(({ id, claimUntil: day }) => ({
      ...{ subject: id, day, isOpen: japanDate(now) <= day, title: 'ハローワークでの手続き', number: '' },
      path: screenAddress('employment-insurance', { slip: id }),
    })),
});
