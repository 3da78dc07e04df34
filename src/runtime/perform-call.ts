import type { Value } from '../model/expression.ts';
import type { ErrorRow } from '../model/step.ts';
import { handleFailure } from './handle-failure.ts';
import type { AnyRecord } from './record.ts';
import type { Outcome, Run } from './run.ts';

export interface CallUse {
  readonly call: string;
  readonly with: { readonly [member: string]: Value };
  /** Members of the result copied to state: member -> state path. */
  readonly keep: { readonly [member: string]: string };
  readonly sendOnce?: boolean;
  readonly background?: boolean;
  readonly onError: readonly ErrorRow[];
}

/** `body` is null when there is no result: failed in the background or ignored (`next`), or the failure was handled (`end`). */
export interface Performed {
  readonly outcome: Outcome;
  readonly body: AnyRecord | null;
}

/** Makes a call and takes its failure through the error order, as often as an error step says `again`. */
export async function performCall(run: Run, use: CallUse): Promise<Performed> {
  const { core, screenId, state } = run.stage;
  const isBackground = use.background ?? core.calls.definition(use.call).background;
  for (;;) {
    const answer = await core.calls.send({
      call: use.call,
      screenId,
      body: run.value(use.with) as AnyRecord,
      signal: run.task.signal,
      ...(use.sendOnce === undefined ? {} : { sendOnce: use.sendOnce }),
    });
    if (run.task.signal.aborted || answer.kind === 'aborted') return { outcome: 'end', body: null };
    if (answer.kind === 'ok') {
      for (const [member, path] of Object.entries(use.keep)) state.set(path, answer.body[member]);
      return { outcome: 'next', body: answer.body };
    }
    if (isBackground) {
      core.host.report('background call failed', answer.failure);
      return { outcome: 'next', body: null };
    }
    const outcome = await handleFailure(run, answer.failure, use.onError);
    if (outcome !== 'again') return { outcome, body: null };
  }
}
