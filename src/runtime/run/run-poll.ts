// chunk: late
import type { AnyRecord } from '../../forms/record.ts';
import type { LoadedOptions } from '../../model/loaded-of.ts';
import type { stepKind } from '../../steps/poll/step.ts';
import { type Failure, madeFailure } from '../calls/failure.ts';
import { poll } from '../calls/poll.ts';
import { loadingDelaySeconds } from '../dialogs/dialogs.ts';
import { holds, numberOf } from '../values/evaluator.ts';
import { handleFailure } from './handle-failure.ts';
import type { Outcome, Run } from './run.ts';

/** Options of a `poll` step, also of a screen's `watch`. */
export type PollStepOptions = LoadedOptions<typeof stepKind>;

type Verdict = 'done' | 'stop' | 'fail' | 'handled';

/**
 * Polls, then runs the steps for the outcome. `name`: of its deadline; `signal`: aborts the polling, not the steps after it. `whenFree`: of a poll in
 * the background; what came of it waits until the person's own action is over, so that nothing happens behind what that one asks or tells.
 */
export async function runPoll(
  run: Run,
  options: PollStepOptions,
  name: string,
  signal: AbortSignal,
  whenFree: (() => Promise<void>) | null = null,
): Promise<Outcome> {
  for (;;) {
    const verdict = await ask(run, options, name, signal, whenFree);
    if (verdict === 'aborted' || verdict === 'handled') return 'end';
    await whenFree?.();
    // That action has led elsewhere, or has begun the polling anew.
    if (whenFree !== null && signal.aborted) return 'end';
    if (verdict === 'done') return run.steps(options.onDone);
    const steps = { stop: options.onStop, fail: options.onFail, timeout: options.onTimeout }[verdict];
    if (steps.length > 0 || verdict === 'stop') {
      const outcome = await run.failing(unfinished(run, options.poll, verdict)).steps(steps);
      if (outcome !== 'again') return 'end';
    } else if ((await handleFailure(run, unfinished(run, options.poll, verdict), options.onError)) !== 'again') {
      return 'end';
    }
  }
}

async function ask(
  run: Run,
  options: PollStepOptions,
  name: string,
  signal: AbortSignal,
  whenFree: (() => Promise<void>) | null,
): Promise<Verdict | 'timeout' | 'aborted'> {
  const { stage } = run;
  const { calls, host } = stage.core;
  const endsAt = host.now() + numberOf(run, options.giveUpAfter) * 1000;
  const judge = (body: AnyRecord): Verdict | undefined => {
    run.keep(options.as ?? options.poll, body);
    if (options.stopWhen && holds(run, options.stopWhen)) return 'stop';
    if (options.failWhen && holds(run, options.failWhen)) return 'fail';
    return holds(run, options.until) ? 'done' : undefined;
  };
  let endWaiting = beginWaiting(run, options);
  const endDeadline = stage.beginDeadline(name, endsAt);
  try {
    const end = await poll<Verdict>({
      everySeconds: numberOf(run, options.every),
      endsAt,
      now: host.now,
      signal,
      async ask(mostSeconds) {
        const body = run.value(options.with) as AnyRecord;
        const { screenId } = stage;
        // It is told of as a poll, and asks again of itself.
        const answer = await calls.send({ call: options.poll, screenId, body, signal, mostSeconds, background: true });
        if (signal.aborted || answer.kind === 'aborted') return undefined;
        if (answer.kind === 'ok') return judge(answer.body);
        // Past the deadline the person is told of the timeout, whatever the last answer says (the portal's own limit has passed, too).
        if (host.now() >= endsAt) return undefined;
        // The failure replaces the loading dialog instead of appearing on top of it.
        endWaiting();
        await whenFree?.();
        if (signal.aborted) return undefined;
        const outcome = await handleFailure(run, answer.failure, options.onError);
        if (outcome === 'end') return 'handled';
        if (!signal.aborted) endWaiting = beginWaiting(run, options);
        return undefined;
      },
    });
    return end.kind === 'settled' ? end.result : end.kind;
  } finally {
    endDeadline();
    endWaiting();
  }
}

/** Shows the loading dialog, cancellable where the descriptor says so. */
function beginWaiting({ stage, task, text }: Run, { waiting }: PollStepOptions): () => void {
  if (!waiting) return () => {};
  const cancel = waiting.cancel === undefined ? null : { label: text(waiting.cancel), press: () => task.interrupt() };
  return stage.core.dialogs.beginLoading({ text: text(waiting.text), cancel }, loadingDelaySeconds);
}

/** `error` for the steps of an outcome that no failed answer explains. */
function unfinished(run: Run, call: string, why: 'stop' | 'fail' | 'timeout'): Failure {
  const { clientCode } = run.stage.core.calls.definition(call);
  const code = why === 'timeout' ? 'timeout' : clientCode;
  return { ...madeFailure(code, `${call}: ${why}`), call, aliases: [clientCode], number: clientCode };
}
