import * as wording from '../../../../build/wording/services/kana.ts';
import { type Answer, refusal } from '../../kernel/calls/endpoint.ts';
import { type Settings, textSetting } from '../../kernel/portal/settings.ts';
import type { KnownCitizen } from '../../ports/register.ts';
import type { CitizenKana } from './citizen-kana.ts';
import type { Draft } from './drafts.ts';
import { familyOf } from './family-of.ts';
import { findProcedure, type ProcedureStatus } from './procedures.ts';
import type { ProcedureType } from './report.ts';

const lapsedText = wording.refusals.lapsed;

/** EDV101: the procedure is not available. */
function impossible(errorMessage: string): Answer {
  return refusal('EDV101', errorMessage);
}

/** EDV101: an agent is logged in. */
const agentRefused = impossible(wording.refusals.agentRefused);

/** EDV102: a change of the family register is being processed. */
const inTransfer: Answer = refusal('EDV102', wording.refusals.inTransfer);

/** EDV103: outside the acceptance period. */
const notAccepting: Answer = refusal('EDV103', wording.refusals.notAccepting);

/** EDV104: the submitted data is incomplete or does not match the portal's. */
export function inputDiffers(errorMessage: string): Answer {
  return refusal('EDV104', errorMessage);
}

/** EDV104 for a procedure or document that does not exist or belongs to somebody else. */
export const unknownProcedure = inputDiffers(wording.refusals.unknownProcedure);

/** EDV104 for a procedure that cannot (or can no longer) be corrected. */
export const notAdjustable = inputDiffers(wording.refusals.notAdjustable);

/** EDV104 for a correction that was due before. */
export const correctionLapsed = inputDiffers(lapsedText);

/** EDV104 for a procedure that cannot (or can no longer) be withdrawn. */
export const notWithdrawable = inputDiffers(wording.refusals.notWithdrawable);

/** EDV105: there is no draft, or its retention period is over. */
export const noDraft: Answer = refusal('EDV105', wording.refusals.noDraft);

/** EDV106: the draft was saved elsewhere after this browser loaded it. */
export const staleDraft: Answer = refusal('EDV106', wording.refusals.staleDraft);

/** EDV107: something saved for this very procedure would be lost by starting over. */
export const inputKept: Answer = refusal('EDV107', wording.refusals.inputKept);

const movedOn: { readonly [status in ProcedureStatus]: string } = {
  '1': wording.refusals.underReview,
  '2': wording.refusals.requestChanged,
  '3': wording.refusals.alreadyWithdrawn,
  '4': wording.refusals.alreadyRecorded,
};
const isOver: { readonly [type in ProcedureType]: string } = {
  '1': wording.refusals.draftUnusable,
  '2': wording.refusals.cannotCorrect,
  '3': wording.refusals.cannotWithdraw,
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
