import * as wording from '../../../../../build/wording/services/nq.ts';
import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import type { Due } from '../../../common/deadlines/due.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { draftsToFile } from '../applications/drafts-to-file.ts';

/** The last day to apply for an examination, where the application was begun. */
export const job = deadlineJob({
  service: 'nq',
  procedure: wording.examDeadline.procedure,
  label: wording.examDeadline.label,
  todo: wording.examDeadline.todo,
  lapsed: wording.examDeadline.lapsed,
  link: wording.examDeadline.link,
  tables: ['nq_drafts'],
  email: ({ db, citizen }) => registeredEmailOf(db, citizen),
  find: async (of) =>
    (await draftsToFile(of))
      .filter(({ applyUntil }) => applyUntil !== '')
      .map(({ draft, title, path, applyUntil: day }): Due => {
        return { subject: draft.id, day, isOpen: japanDate(of.now) <= day, title, number: '', path };
      }),
});
