import { type Answer, refusal } from '../../kernel/calls/endpoint.ts';
import { type Settings, textSetting } from '../../kernel/portal/settings.ts';
import type { KnownCitizen } from '../../ports/register.ts';
import type { CitizenKana } from './citizen-kana.ts';
import type { Draft } from './drafts.ts';
import { familyOf } from './family-of.ts';
import { findProcedure, type ProcedureStatus } from './procedures.ts';
import type { ProcedureType } from './report.ts';

const lapsedText = '訂正の期限が過ぎたため、オンラインでは訂正できません。本籍地の市区町村の窓口に相談してください。';

/** EDV101: the procedure is not available. */
function impossible(errorMessage: string): Answer {
  return refusal('EDV101', errorMessage);
}

/** EDV101: an agent is logged in. */
const agentRefused = impossible('代理人の方は、振り仮名の届出を利用できません。');

/** EDV102: a change of the family register is being processed. */
const inTransfer: Answer = refusal(
  'EDV102',
  '異動処理中のため、いまは届け出られません。戸籍の手続きが終わってから、もう一度お試しください。',
);

/** EDV103: outside the acceptance period. */
const notAccepting: Answer = refusal('EDV103', '振り仮名の届出の受付期間外です。');

/** EDV104: the submitted data is incomplete or does not match the portal's. */
export function inputDiffers(errorMessage: string): Answer {
  return refusal('EDV104', errorMessage);
}

/** EDV104 for a procedure or document that does not exist or belongs to somebody else. */
export const unknownProcedure = inputDiffers('手続きが見つかりません。はじめの画面からやり直してください。');

/** EDV104 for a procedure that cannot (or can no longer) be corrected. */
export const notAdjustable = inputDiffers('この届出は、いまは訂正できません。');

/** EDV104 for a correction that was due before. */
export const correctionLapsed = inputDiffers(lapsedText);

/** EDV104 for a procedure that cannot (or can no longer) be withdrawn. */
export const notWithdrawable = inputDiffers('この届出は、取り下げられません。');

/** EDV105: there is no draft, or its retention period is over. */
export const noDraft: Answer = refusal('EDV105', '一時保存した届出がありません。はじめの画面からやり直してください。');

/** EDV106: the draft was saved elsewhere after this browser loaded it. */
export const staleDraft: Answer = refusal(
  'EDV106',
  'ほかの画面で、この届出の内容が変わりました。最新の内容を読み込み直してください。',
);

/** EDV107: something saved for this very procedure would be lost by starting over. */
export const inputKept: Answer = refusal('EDV107', '前に保存した入力が残っています。');

const movedOn: { readonly [status in ProcedureStatus]: string } = {
  '1': 'この届出は、市区町村が確認しています。',
  '2': '市区町村の依頼の内容が変わりました。',
  '3': 'この届出は、もう取り下げています。',
  '4': 'この届出は、もう戸籍に記載されています。',
};
const isOver: { readonly [type in ProcedureType]: string } = {
  '1': '一時保存した届出は、いまは使えません。はじめの画面からやり直してください。',
  '2': 'いまは訂正できません。',
  '3': '取り下げられません。',
};

/** EDV901: the draft's procedure has moved on, so the draft is unusable. Says how far it is. */
export function draftOutdated(
  { procedures, documents }: CitizenKana,
  { type, procedureId, documentId }: Draft,
): Answer {
  if (documents.some(({ id, isLapsed }) => id === documentId && isLapsed)) return refusal('EDV901', lapsedText);
  const procedure = findProcedure(procedures, procedureId ?? '');
  return refusal('EDV901', `${procedure === undefined ? '' : movedOn[procedure.status]}${isOver[type]}`);
}

/** Why this citizen cannot use the register now; null: nothing prevents it. */
export function registerRefusal(citizen: KnownCitizen): Answer | null {
  if (citizen.login.isAgent) return agentRefused;
  return familyOf(citizen.record).isInTransfer ? inTransfer : null;
}

/** EDV103 outside the acceptance period (settings `kana.acceptance.from` and `.to`, both days inclusive; empty: open-ended). */
export function acceptanceRefusal(today: string, settings: Settings): Answer | null {
  const from = textSetting(settings, 'kana.acceptance.from') || '00000000';
  const to = textSetting(settings, 'kana.acceptance.to') || '99999999';
  return today < from || today > to ? notAccepting : null;
}
