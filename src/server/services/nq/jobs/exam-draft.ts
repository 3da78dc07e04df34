import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import type { Due } from '../../../common/deadlines/due.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { draftsToFile } from '../applications/drafts-to-file.ts';

/** The last day to apply for an examination, where the application was begun. */
export const job = deadlineJob({
  service: 'nq',
  procedure: '途中の受験の申し込み',
  label: '申し込みの最後の日',
  todo: '下のページの「続きから再開」から、申し込んでください。',
  lapsed:
    '受験の申し込みを受け付ける期間が終わったため、続けられません。入力した内容は、消えるまで、下のページで見られます。',
  link: '保存した内容を見る',
  tables: ['nq_drafts'],
  email: ({ db, citizen }) => registeredEmailOf(db, citizen),
  find: async (of) =>
    (await draftsToFile(of))
      .filter(({ applyUntil }) => applyUntil !== '')
      .map(({ draft, title, path, applyUntil: day }): Due => {
        return { subject: draft.id, day, isOpen: japanDate(of.now) <= day, title, number: '', path };
      }),
});
