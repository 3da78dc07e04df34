import * as wording from '../../../../../build/wording/services/employment-insurance.ts';
import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { screenAddress } from '../../../kernel/page/screen-address.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { said } from '../../../ports/register.ts';

/** The day on which unemployment is certified next. */
export const job = deadlineJob({
  service: 'employment-insurance',
  procedure: wording.certification.procedure,
  label: wording.certification.label,
  todo: wording.certification.todo,
  lapsed: wording.certification.lapsed,
  link: wording.certification.link,
  tables: [],
  email: ({ db, citizen }) => registeredEmailOf(db, citizen),
  find: async ({ citizen, now }) => {
    const day = said(citizen.record.employment)?.entitlement?.nextCertification;
    if (day === undefined) return [];
    const isOpen = japanDate(now) <= day;
    const path = screenAddress('employment-insurance');
    return [{ subject: 'certification', day, isOpen, title: wording.certification.findTitle, number: '', path }];
  },
});
