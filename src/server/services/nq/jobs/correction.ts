import { agencyDeadline } from '../../../common/deadlines/agency-deadline.ts';
import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { agency } from '../applications/agency.ts';

/** 「直す期限」 */
export const job = deadlineJob(
  agencyDeadline(agency, 'correction', ({ db, citizen }) => registeredEmailOf(db, citizen)),
);
