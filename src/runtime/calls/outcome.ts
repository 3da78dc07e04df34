import type { CallDefinition } from '../../model/catalog.ts';
import type { Scope } from '../../model/expression.ts';
import type { Answer } from './answer.ts';
import { isOutcomeUnknown, isTurnedAway } from './failure.ts';

const none = { saved: false, filed: false, refused: false, unknown: false };

/** `outcome` before a call with an effect, and where none is made. */
export const noOutcome: Scope = { outcome: none };

/** The same of an act that the portal was asked about later, and of which it knows nothing. */
export const notReceived: Scope = { ...none, refused: true };

/** And where it could not be asked, or could not tell. */
export const stillUnknown: Scope = { ...none, unknown: true };

/** `outcome` as expressions see it. What was turned away before anybody looked at it leaves an earlier sending as unanswered as it was. */
export function outcomeOf(call: CallDefinition, answer: Answer): Scope {
  if (answer.kind === 'ok') {
    const done = call.witness === undefined || answer.body[call.witness] === true;
    return { ...none, refused: !done, saved: done && call.effect === 'saves', filed: done && call.effect === 'files' };
  }
  if (answer.kind === 'aborted' || isTurnedAway(answer.failure)) return none;
  const unknown = isOutcomeUnknown(answer.failure, call);
  return { ...none, unknown, refused: !unknown };
}
