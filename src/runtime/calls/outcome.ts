import type { CallDefinition } from '../../model/catalog.ts';
import type { Scope } from '../../model/expression.ts';
import type { Answer } from './calls.ts';
import { isOutcomeUnknown, isTurnedAway } from './failure.ts';

const none = { saved: false, filed: false, refused: false, unknown: false };

/** Witnesses of what only an action and its dialogs, or a screen with inputs, can know: nowhere else is anything witnessed. */
export const noWitness: Scope = { outcome: none, typed: { onScreen: false, onDevice: false } };

/** The same of an act that the portal was asked about later. */
export const settledAs = (isDone: boolean): Scope => ({ ...none, filed: isDone, refused: !isDone });

/** `outcome` as expressions see it. What was turned away before anybody looked at it leaves an earlier sending as unanswered as it was. */
export function outcomeOf(call: CallDefinition, answer: Answer): Scope {
  if (answer.kind === 'ok') return { ...none, saved: call.effect === 'saves', filed: call.effect === 'files' };
  if (answer.kind === 'aborted' || isTurnedAway(answer.failure)) return none;
  const unknown = isOutcomeUnknown(answer.failure, call);
  return { ...none, unknown, refused: !unknown };
}
