import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { screenAddress } from '../../../kernel/page/screen-address.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';

/** The day on which unemployment is certified next. */
export const job = deadlineJob({
  service: 'employment-insurance',
  procedure: '雇用保険の手続き',
  label: '次の失業認定日',
  todo: '失業認定申告書を持って、この日にハローワークに行ってください。',
  lapsed: 'ハローワークに行けなかったときは、早めにハローワークに相談してください。',
  link: '給付の内容を見る',
  tables: [],
  email: ({ db, citizen }) => registeredEmailOf(db, citizen),
  find: async ({ citizen, now }) => {
    const day = citizen.record.employment?.entitlement?.nextCertification;
    if (day === undefined) return [];
    const isOpen = japanDate(now) <= day;
    const path = screenAddress('employment-insurance');
    return [{ subject: 'certification', day, isOpen, title: '失業の認定', number: '', path }];
  },
});
