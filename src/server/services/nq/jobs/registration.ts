import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { screenAddress } from '../../../kernel/page/screen-address.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { heldQualifications } from '../catalogue/held-qualifications.ts';

/** The end of a registration, as its agency tells it. */
export const job = deadlineJob({
  service: 'nq',
  procedure: '持っている資格',
  label: '有効期間の最後の日',
  todo: '続けて使うときは、下のページで申請先を確かめて、更新の手続きをしてください。',
  lapsed: '続けて使うときは、下のページで申請先を確かめて、更新の手続きができるか、相談してください。',
  link: '持っている資格を見る',
  tables: [],
  email: ({ db, citizen }) => registeredEmailOf(db, citizen),
  find: async ({ db, citizen, now }) =>
    (await heldQualifications(db, citizen.record)).flatMap(
      ({ qualificationId, registrationNumber, name, validUntil: day }) =>
        day === undefined
          ? []
          : [
              {
                ...{ subject: `${qualificationId}/${registrationNumber}`, day, isOpen: japanDate(now) <= day },
                ...{ title: `${name}の有効期間`, number: '', path: screenAddress('nq-possession-qualification-list') },
              },
            ],
    ),
});
