import { type AnyRecord, isRecord } from '../../forms/record.ts';
import type { ErrorRow, Step } from '../../model/step.ts';
import type { Answer, Unanswered } from '../calls/calls.ts';
import { type Failure, madeFailure } from '../calls/failure.ts';
import { frameCalls } from '../calls/frame-calls.ts';
import { notReceived, outcomeOf } from '../calls/outcome.ts';
import { beginCallLoading } from '../run/call-loading.ts';
import { handleBy, handleFailure } from '../run/handle-failure.ts';
import { keepResult, type NamedUse } from '../run/keep-result.ts';
import type { Outcome, Run } from '../run/run.ts';
import type { ScreenCore } from './screen-core.ts';
import { stepsFrom } from './steps-from.ts';

/** Writes were sent, and no answer came before the page went: what became of them is known before anything else is done here. */
export async function settleUnanswered(shared: ScreenCore, all: readonly Unanswered[], run: Run): Promise<void> {
  const [act] = all.filter(({ call }) => call.effect === 'files');
  for (const unanswered of all) if (unanswered.call.effect !== 'files') await takeUp(shared, unanswered, run);
  if (act !== undefined) await settleAct(shared, act, run);
}

/** What a save answered (a revision, say) is known from now on; nothing else would have come of it on another screen. Nothing is said. */
async function takeUp(shared: ScreenCore, unanswered: Unanswered, run: Run): Promise<void> {
  const { call } = unanswered;
  const made = whereMade(shared, call.name);
  if (made === null || Object.keys(made.use.keep).length === 0) return;
  const answer = await ask(shared, unanswered, run);
  if (answer.kind !== 'ok') return;
  const body = bodyOf(answer.body);
  // What was done keeps its key: the same content sent again is the same write.
  if (body === null) shared.core.calls.settle(call, false);
  else keepMembers(run, made.use, body);
}

/**
 * An act was sent from this screen: asks the portal what became of it, as long as the person wants, and says so. What was done goes on as if its
 * answer had come: from the step after the call.
 */
async function settleAct(shared: ScreenCore, unanswered: Unanswered, run: Run): Promise<void> {
  const { core } = shared;
  const { call } = unanswered;
  const made = whereMade(shared, call.name);
  const rows = made?.use.onError ?? [];
  if (rows.some(readsStatus)) return;
  for (;;) {
    const answer = await ask(shared, unanswered, run);
    if (answer.kind === 'aborted' || run.task.signal.aborted) return;
    if (answer.kind === 'ok') {
      const body = bodyOf(answer.body);
      const outcome = body === null ? notReceived : outcomeOf(call, { kind: 'ok', body });
      core.calls.settle(call, outcome.filed === true);
      run.keep('outcome', outcome);
      // What was answered but not done (a wrong answer, say) is told by what follows the call.
      const isAnswered = body !== null && outcome.filed !== true;
      const told = isAnswered ? 'again' : await say(run, call.name, body === null ? 'outcome-none' : 'outcome-done');
      if (body !== null && told === 'again' && made !== null) await goOn(made, body, run);
      return;
    }
    // It stays as unknown as it was, whatever kept the portal from telling.
    const failure: Failure = { ...answer.failure, call: call.name, aliases: ['unknown', ...answer.failure.aliases] };
    if ((await handleFailure(run, failure, rows)) !== 'again') return;
  }
}

const ask = ({ core, screen }: ScreenCore, { call, keys }: Unanswered, run: Run): Promise<Answer> =>
  core.calls
    .send({
      call: frameCalls.outcome,
      screenId: screen.id,
      body: { path: call.path, ...keys },
      signal: run.task.signal,
    })
    .finally(beginCallLoading(run));

/** The answer that was lost; null = there was none, since it was not done. */
const bodyOf = ({ outcome, answer }: AnyRecord): AnyRecord | null =>
  outcome === 'done' && isRecord(answer) ? answer : null;

const say = (run: Run, call: string, code: string): Promise<Outcome | null> =>
  handleBy(run, { ...madeFailure(code), call, number: '' }, [run.stage.core.parts.catalog.errors.first]);

async function goOn({ use, after }: Made, body: AnyRecord, run: Run): Promise<void> {
  keepMembers(run, use, body);
  keepResult(run, use, body);
  await run.steps(after);
}

function keepMembers(run: Run, { keep }: NamedUse, body: AnyRecord): void {
  for (const [member, path] of Object.entries(keep)) run.stage.state.set(path, body[member]);
}

/** Unknown, the screen reads how things are, and shows that. */
const readsStatus = ({ codes, do: steps }: ErrorRow): boolean =>
  codes.includes('unknown') && steps.some(({ kind }) => kind === 'restart');

/** Where the screen makes the call. */
interface Made {
  readonly use: NamedUse;
  readonly after: readonly Step[];
}

function whereMade({ screen, service }: ScreenCore, call: string): Made | null {
  for (const { steps } of [...screen.actions, { steps: service.draft?.save ?? [] }]) {
    const found = stepsFrom(steps, screen.actions, (step) => step.kind === 'call' && step.options.call === call);
    const [step, ...after] = found ?? [];
    if (step !== undefined) return { use: step.options as unknown as NamedUse, after };
  }
  return null;
}
