import { type AnyRecord, isRecord } from '../../forms/record.ts';
import type { ErrorRow, Step } from '../../model/step.ts';
import type { Unanswered } from '../calls/calls.ts';
import { type Failure, madeFailure } from '../calls/failure.ts';
import { frameCalls } from '../calls/frame-calls.ts';
import { settledAs } from '../calls/outcome.ts';
import { beginCallLoading } from '../run/call-loading.ts';
import { handleBy, handleFailure } from '../run/handle-failure.ts';
import { keepResult, type NamedUse } from '../run/keep-result.ts';
import type { Outcome, Run } from '../run/run.ts';
import type { ScreenCore } from './screen-core.ts';
import { stepsFrom } from './steps-from.ts';

/**
 * An act was sent from this screen, and no answer came before the page went: asks the portal what became of it, as long as the person wants, and says
 * so. What was done goes on as if its answer had come: from the step after the call.
 */
export async function settleUnanswered(shared: ScreenCore, unanswered: Unanswered, run: Run): Promise<void> {
  const { core, screen } = shared;
  const { call, key } = unanswered;
  const made = whereMade(shared, call.name);
  const rows = made?.use.onError ?? [];
  if (rows.some(readsStatus)) return;
  for (;;) {
    const answer = await core.calls
      .send({ call: frameCalls.outcome, screenId: screen.id, body: { path: call.path, key }, signal: run.task.signal })
      .finally(beginCallLoading(run));
    if (answer.kind === 'aborted' || run.task.signal.aborted) return;
    if (answer.kind === 'ok') {
      const body = answer.body.outcome === 'done' && isRecord(answer.body.answer) ? answer.body.answer : null;
      core.calls.settle(unanswered, body !== null);
      run.keep('outcome', settledAs(body !== null));
      const told = await say(run, call.name, body === null ? 'outcome-none' : 'outcome-done');
      if (body !== null && told === 'again' && made !== null) await goOn(made, body, run);
      return;
    }
    // It stays as unknown as it was, whatever kept the portal from telling.
    const failure: Failure = { ...answer.failure, call: call.name, aliases: ['unknown', ...answer.failure.aliases] };
    if ((await handleFailure(run, failure, rows)) !== 'again') return;
  }
}

const say = (run: Run, call: string, code: string): Promise<Outcome | null> =>
  handleBy(run, { ...madeFailure(code), call, number: '' }, [run.stage.core.parts.catalog.errors.first]);

async function goOn({ use, after }: Made, body: AnyRecord, run: Run): Promise<void> {
  for (const [member, path] of Object.entries(use.keep)) run.stage.state.set(path, body[member]);
  keepResult(run, use, body);
  await run.steps(after);
}

/** Unknown, the screen reads how things are, and shows that. */
const readsStatus = ({ codes, do: steps }: ErrorRow): boolean =>
  codes.includes('unknown') && steps.some(({ kind }) => kind === 'restart');

/** Where the screen makes the call. */
interface Made {
  readonly use: NamedUse;
  readonly after: readonly Step[];
}

function whereMade({ screen }: ScreenCore, call: string): Made | null {
  for (const { steps } of screen.actions) {
    const found = stepsFrom(steps, screen.actions, (step) => step.kind === 'call' && step.options.call === call);
    const [step, ...after] = found ?? [];
    if (step !== undefined) return { use: step.options as unknown as NamedUse, after };
  }
  return null;
}
