import type { AnyRecord } from '../../forms/record.ts';
import type { LoadedOptions } from '../../model/loaded-of.ts';
import type { stepKind } from '../../steps/call/step.ts';
import type { Answer } from '../calls/answer.ts';
import type { CallRequest } from '../calls/calls.ts';
import { type Failure, isRefusal, madeFailure } from '../calls/failure.ts';
import { outcomeOf } from '../calls/outcome.ts';
import { beginCallLoading } from './call-loading.ts';
import { handleByFirst, handleFailure } from './handle-failure.ts';
import type { Outcome, Run } from './run.ts';

/** A use of a call: the options of the step `call`. */
export type CallUse = LoadedOptions<typeof stepKind>;

/** `body` is null when there is no result: failed in the background or ignored (`next`), or the failure was handled (`end`). */
export interface Performed {
  readonly outcome: Outcome;
  readonly body: AnyRecord | null;
}

/** Overrides for a single call. */
export interface CallOptions {
  /** Resent unchanged until it is refused; default: built from the use's current values. */
  readonly request?: CallRequest;
  /** It is under way already; asked for again only when it is tried again. */
  readonly sent?: Promise<Answer> | undefined;
  /** Handles a failure instead of the error order; `background` is ignored then. */
  onFailure?(failure: Failure): Promise<Outcome>;
}

/** What a use sends now. */
export function requestOf(
  run: Run,
  use: Pick<CallUse, 'call' | 'with' | 'intention' | 'sendOnce' | 'background'>,
): CallRequest {
  return {
    call: use.call,
    screenId: run.stage.screenId,
    body: run.value(use.with) as AnyRecord,
    signal: run.task.signal,
    intention: use.intention && run.text(use.intention),
    sendOnce: use.sendOnce,
    background: use.background,
  };
}

/** Makes a call and takes its failure through the error order; repeats it as long as an error step returns `again`. */
export async function performCall(
  run: Run,
  use: CallUse,
  { request: first, sent, onFailure }: CallOptions = {},
): Promise<Performed> {
  const { core, state } = run.stage;
  const isBackground = !onFailure && (use.background ?? core.calls.definition(use.call).background);
  let request = first;
  let underWay = sent;
  for (;;) {
    const endLoading = beginCallLoading(run);
    const sending = underWay ?? core.calls.send(request ?? requestOf(run, use));
    underWay = undefined;
    const answer = await sending.finally(endLoading);
    if (run.task.signal.aborted || answer.kind === 'aborted') return { outcome: 'end', body: null };
    const call = core.calls.definition(use.call);
    if (call.effect !== 'none') run.keep('outcome', outcomeOf(call, answer));
    // With the login comes how much there is still to be done.
    if (call.effect === 'files') core.login.forget();
    if (answer.kind === 'ok') {
      // The same act was done before with other content, elsewhere: said before that is shown.
      if (answer.isOfOther) await handleByFirst(run, { ...madeFailure('outcome-other'), call: use.call });
      for (const [member, path] of Object.entries(use.keep)) state.set(path, answer.body[member]);
      return { outcome: 'next', body: answer.body };
    }
    if (isBackground) {
      core.host.report('background', answer.failure);
      return { outcome: 'next', body: null };
    }
    const outcome = await (onFailure ?? ((failure) => handleFailure(run, failure, use.onError)))(answer.failure);
    if (outcome !== 'again') return { outcome, body: null };
    // Refused, it has its answer: what is sent next is what the handling made of it.
    if (isRefusal(answer.failure)) request = undefined;
  }
}
