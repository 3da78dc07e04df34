import * as wording from '../../../../../build/wording/services/nq.ts';
import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { screenAddress } from '../../../kernel/page/screen-address.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { heldQualifications } from '../catalogue/held-qualifications.ts';

/** The end of a registration, as its agency tells it. */
export const job = deadlineJob({
  service: 'nq',
  procedure: wording.registration.procedure,
  label: wording.registration.label,
  todo: wording.registration.todo,
  lapsed: wording.registration.lapsed,
  link: wording.registration.link,
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
                ...{
                  title: wording.registration.findTitle({ name }),
                  number: '',
                  path: screenAddress('nq-possession-qualification-list'),
                },
              },
            ],
    ),
});
