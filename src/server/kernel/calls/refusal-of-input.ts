import * as refusalsWording from '../../../../build/wording/server/refusals.ts';
import { test as isVisible } from '../../../forms/constraints/no-invisible.ts';
import { offending } from '../../../forms/offending.ts';
import type { ServerCall } from '../contract/calls.ts';
import type { Settings } from '../portal/settings.ts';
import { japanDate } from '../time/japan-date.ts';
import { inputRefused, invalidRequest } from './answers.ts';
import type { Answer, AnyAnswer } from './endpoint.ts';
import { Refusal } from './refusal.ts';

interface Sent {
  readonly body: unknown;
  readonly screenId: string;
  readonly now: Date;
  readonly settings: Settings;
}

/**
 * Handles a call and holds what it sends against the inputs of the screens: an act before anything of it is done, and everything else afterwards, since
 * the refusals that contracts document for it say more. Only inside of `orRefusal`, and of a transaction.
 */
export async function withSoundInput(
  call: ServerCall,
  sent: Sent,
  handle: () => Promise<AnyAnswer>,
): Promise<AnyAnswer> {
  const refused = () => refusalOfInput(call, sent);
  if (call.isAct) return refused() ?? handle();
  const answer = await handle();
  const late = answer.resultCode === '0000' ? refused() : null;
  if (late !== null) throw new Refusal(late);
  return answer;
}

/** What cannot be seen is named, and the input that it is in; null = all can be seen. */
export function refusalOfHidden(call: ServerCall, { body, screenId, now, settings }: Sent): Answer | null {
  const text = call.hiddenText(body);
  if (text === null) return null;
  const problem = call.inputProblem(body, { today: japanDate(now), now, settings }, (value) => hiddenOf(value) !== '');
  if (problem === null) return invalidRequest(400, refusalsWording.calls.hidden({ characters: hiddenOf(text) }));
  const message = refusalsWording.calls.hiddenIn({ label: problem.label, characters: hiddenOf(problem.value) });
  return inputRefused({ ...problem, message }, screenId);
}

/** Of a text, or of one in a list. Empty = everything can be seen. */
function hiddenOf(value: unknown): string {
  const text = [value].flat().find((part) => typeof part === 'string' && !isVisible(part));
  return text === undefined ? '' : offending(String(text), (part) => !isVisible(part));
}

/** null = the screens would have let it through. */
export function refusalOfInput(call: ServerCall, { body, screenId, now, settings }: Sent): Answer | null {
  const problem = call.inputProblem(body, { today: japanDate(now), now, settings });
  return problem === null ? null : inputRefused(problem, screenId);
}
