import * as wording from '../../../../../build/wording/services/drivers-license.ts';
import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { screenAddress } from '../../../kernel/page/screen-address.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { findLicence } from '../find-licence.ts';

/** The last day of a licence: until then it is renewed, and a course counts. */
export const job = deadlineJob({
  service: 'drivers-license',
  procedure: wording.validity.procedure,
  label: wording.validity.label,
  todo: wording.validity.todo,
  lapsed: wording.validity.lapsed,
  link: wording.validity.link,
  tables: [],
  email: ({ db, citizen }) => registeredEmailOf(db, citizen),
  find: async ({ db, citizen, now }) => {
    const licence = await findLicence(db, citizen, now);
    if (licence === null) return [];
    const day = licence.validUntil;
    const isOpen = japanDate(now) <= day;
    return [
      {
        subject: 'licence',
        day,
        isOpen,
        title: wording.validity.findTitle,
        number: '',
        path: screenAddress('drivers-license'),
      },
    ];
  },
});
