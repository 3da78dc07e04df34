import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { screenAddress } from '../../../kernel/page/screen-address.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { findLicence } from '../find-licence.ts';

/** The last day of a licence: until then it is renewed, and a course counts. */
export const job = deadlineJob({
  service: 'drivers-license',
  procedure: '運転免許証の手続き',
  label: '免許の有効期間の最後の日',
  todo: 'この日までに、免許を更新してください。',
  lapsed: '運転はできません。早めに、運転免許センターに相談してください。',
  link: '免許の情報を見る',
  tables: ['licences'],
  email: ({ db, citizen }) => registeredEmailOf(db, citizen),
  find: async ({ db, citizen, now }) => {
    const licence = await findLicence(db, citizen.id, now);
    if (licence === null) return [];
    const day = licence.validUntil;
    const isOpen = japanDate(now) <= day;
    return [
      { subject: 'licence', day, isOpen, title: '運転免許の更新', number: '', path: screenAddress('drivers-license') },
    ];
  },
});
