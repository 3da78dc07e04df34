import { lastDayOf } from '../../common/drafts/draft-end.ts';
import type { Queries } from '../../db/database.ts';
import { html } from '../../kernel/page/html.ts';
import type { Waiting } from '../../kernel/page/waiting.ts';
import type { Citizen } from '../../kernel/people/citizen.ts';
import { dayText } from '../../kernel/time/day-text.ts';
import { documentsOf, openRequests } from './documents.ts';
import { findDraft } from './drafts.ts';

/** Each procedure resumes at its check screen, which redirects to the first incomplete screen. */
const procedures = {
  '1': { name: '戸籍の振り仮名の届出', resume: '/svc/kana/confirm-report-details' },
  '2': { name: '戸籍の振り仮名の訂正', resume: '/svc/kana/confirm-correction' },
  '3': { name: '戸籍の振り仮名の届出の取り下げ', resume: '/svc/kana/confirm-withdrawal-details' },
} as const;

/**
 * 「続きから再開」 with the draft's last day, and correction requests not yet begun.
 * Starting over or starting anything else deletes the draft, so the texts warn of it.
 */
export async function waitingKana(db: Queries, { id }: Citizen, now: Date): Promise<Partial<Waiting>> {
  const draft = await findDraft(db, id, now);
  const requests = openRequests(await documentsOf(db, id)).filter((request) => request.id !== draft?.documentId);
  const loss = draft === null ? '' : '始めると、途中の手続きに入力した内容は消えます。';
  const tasks = requests.map(
    ({ title, sender, adjustment }) =>
      html`<li data-request>${title}（${sender}から）。${dayText(adjustment.dueDate)}までに直してください。${loss}<a href="/svc/kana/top">届出を直す</a></li>`,
  );
  if (draft === null) return { tasks };
  const { name, resume } = procedures[draft.type];
  const begun = html`<section class="notice" data-draft>
    <p><strong>${name}</strong>が途中です。入力した内容は、${dayText(lastDayOf(draft))}まで残しておきます。</p>
    <p><a class="button" href="${resume}">続きから再開</a></p>
  </section>`;
  const support = 'はじめからやり直すと、途中まで入力した内容は消えます。続きは、上の「続きから再開」からできます。';
  return { begun: [begun], tasks, cards: { kana: support } };
}
