import { lastDayOf } from '../../common/drafts/draft-end.ts';
import type { Queries } from '../../db/database.ts';
import { html } from '../../kernel/page/html.ts';
import type { Waiting } from '../../kernel/page/waiting.ts';
import type { Citizen } from '../../kernel/people/citizen.ts';
import { untilText } from '../../kernel/time/until-text.ts';
import { documentsOf, openRequests } from './documents.ts';
import { findDraft, hasInput } from './drafts.ts';
import { filedKana } from './filed.ts';
import { offeredInputs } from './offered-inputs.ts';
import { proceduresOf } from './procedures.ts';

/** Each procedure resumes at its check screen, which redirects to the first incomplete screen. */
const procedures = {
  '1': { name: '戸籍の振り仮名の届出', resume: '/svc/kana/confirm-report-details' },
  '2': { name: '戸籍の振り仮名の訂正', resume: '/svc/kana/confirm-correction' },
  '3': { name: '戸籍の振り仮名の届出の取り下げ', resume: '/svc/kana/confirm-withdrawal-details' },
} as const;

/** 「続きから再開」 with the draft's last day, 「前の入力を続ける」 with that of each earlier input, correction requests not yet begun, and what was filed. */
export async function waitingKana(db: Queries, { id }: Citizen, now: Date): Promise<Partial<Waiting>> {
  const draft = await findDraft(db, id, now);
  const earlier = await offeredInputs(db, id, now);
  const isBegun = (id: string) => draft?.documentId === id || earlier.some((input) => input.id === `2-${id}`);
  const documents = await documentsOf(db, id, now);
  const filed = filedKana(await proceduresOf(db, id), documents);
  const requests = openRequests(documents).filter((request) => !isBegun(request.id));
  const tasks = requests.map(
    ({ title, sender, adjustment }) =>
      html`<li data-request>${title}（${sender}から）。${untilText(adjustment.dueDate, now)}までに直してください。<a href="/svc/kana/top">届出を直す</a></li>`,
  );
  const kept = earlier.map(
    (input) => html`<section class="notice" data-earlier>
    <p><strong>${procedures[input.type].name}</strong>の、前の入力があります。保存した内容は、${untilText(input.lastDay, now)}まで残しておきます。</p>
    <p><a class="button" href="/svc/kana/top?continue=${input.id}">前の入力を続ける</a></p>
  </section>`,
  );
  if (draft === null) return { ...filed, begun: kept, tasks };
  const { name, resume } = procedures[draft.type];
  const begun = html`<section class="notice" data-draft>
    <p><strong>${name}</strong>が途中です。入力した内容は、${untilText(lastDayOf(draft), now)}まで残しておきます。</p>
    <p><a class="button" href="${resume}">続きから再開</a></p>
  </section>`;
  return { ...filed, begun: [begun, ...kept], tasks, cards: hasInput(draft) ? { kana: support } : {} };
}

const support =
  'はじめの画面を開くと、途中の手続きはいったん終わります。保存した内容は残ります。続きは、上の「続きから再開」からできます。';
