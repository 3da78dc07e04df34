import * as wording from '../../../../../build/wording/services/nq.ts';
import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import type { Due } from '../../../common/deadlines/due.ts';
import { lastDayOf } from '../../../common/drafts/draft-end.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { draftsToFile } from '../applications/drafts-to-file.ts';

/** 「残しておく最後の日」 of what is filed at any time: an examination, and a correction, have days of their own. */
export const job = deadlineJob({
  service: 'nq',
  procedure: wording.draftDeadline.procedure,
  label: wording.draftDeadline.label,
  todo: wording.draftDeadline.todo,
  lapsed: wording.draftDeadline.lapsed,
  link: wording.draftDeadline.link,
  tables: ['nq_drafts', 'nq_applications'],
  email: ({ db, citizen }) => registeredEmailOf(db, citizen),
  find: async (of) =>
    (await draftsToFile(of))
      .filter(({ applyUntil }) => applyUntil === '')
      .map(({ draft, title, path }): Due => {
        const day = lastDayOf(draft);
        return { subject: draft.id, day, isOpen: japanDate(of.now) <= day, title, number: '', path };
      }),
});
