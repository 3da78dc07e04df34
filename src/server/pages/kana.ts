import type { Queries } from '../db/database.ts';
import { type AdjustRequest, documentsOf, openRequests } from '../kana/documents.ts';
import { findDraft, lastDayOf } from '../kana/drafts.ts';
import { dayText } from './day-text.ts';
import { type Html, html } from './html.ts';

/** What waits for a citizen in the kana service. */
export interface WaitingKana {
  /** A procedure begun and not submitted; null = none. */
  readonly draft: { readonly type: '1' | '2' | '3'; readonly lastDay: string } | null;
  /** Corrections the municipality asks for, none of them begun. */
  readonly requests: readonly AdjustRequest[];
}

/** The check screen of each procedure leads on to the first screen that is not complete. */
const procedures = {
  '1': { name: '戸籍の振り仮名の届出', resume: '/svc/kana/confirm-report-details' },
  '2': { name: '戸籍の振り仮名の訂正', resume: '/svc/kana/confirm-correction' },
  '3': { name: '戸籍の振り仮名の届出の取り下げ', resume: '/svc/kana/confirm-withdrawal-details' },
} as const;

export async function waitingKana(db: Queries, citizenId: string, now: Date): Promise<WaitingKana> {
  const draft = await findDraft(db, citizenId, now);
  const requests = openRequests(await documentsOf(db, citizenId));
  return {
    draft: draft === null ? null : { type: draft.type, lastDay: lastDayOf(draft) },
    requests: requests.filter(({ id }) => id !== draft?.documentId),
  };
}

/** 「続きから再開」 with the last day; null without a draft. */
export function resumeDraft({ draft }: WaitingKana): Html | null {
  if (draft === null) return null;
  const { name, resume } = procedures[draft.type];
  return html`<section class="notice" data-draft>
    <p><strong>${name}</strong>が途中です。入力した内容は、${dayText(draft.lastDay)}まで残しておきます。</p>
    <p><a class="button" href="${resume}">続きから再開</a></p>
  </section>`;
}

/** Entry of the services list. Beginning anew deletes a draft, which is said beforehand. */
export function kanaService(waiting: WaitingKana | null): Html {
  const support =
    waiting === null || waiting.draft === null
      ? '戸籍にのせる氏名の振り仮名を届け出ます。届け出たあとの訂正や取り下げもできます。'
      : 'はじめからやり直すと、途中まで入力した内容は消えます。続きは、上の「続きから再開」からできます。';
  return html`<li><a href="/svc/kana/top"><strong>戸籍の振り仮名の届出</strong><small>${support}</small></a></li>`;
}

/** Corrections to be made, as entries of the to-do list. Taking one up deletes a draft of something else. */
export function correctionTasks({ draft, requests }: WaitingKana): readonly Html[] {
  const loss = draft === null ? '' : '始めると、途中の手続きに入力した内容は消えます。';
  return requests.map(
    ({ title, sender, adjustment }) =>
      html`<li data-request>${title}（${sender}から）。${dayText(adjustment.dueDate)}までに直してください。${loss}<a href="/svc/kana/top">届出を直す</a></li>`,
  );
}
