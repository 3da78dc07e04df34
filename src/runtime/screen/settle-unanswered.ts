// chunk: settling
import type { AnyRecord } from '../../forms/record.ts';
import type { ErrorRow } from '../../model/step.ts';
import { type Failure, madeFailure } from '../calls/failure.ts';
import { untilAnswered } from '../calls/idempotency.ts';
import { notReceived, outcomeOf, stillUnknown } from '../calls/outcome.ts';
import { checkBefore } from '../flow/flow-navigation.ts';
import { handleByFirst, handleFailure } from '../run/handle-failure.ts';
import { keepResult } from '../run/keep-result.ts';
import type { CallUse } from '../run/perform-call.ts';
import type { Outcome, Run } from '../run/run.ts';
import { askBy, askByKey, canBeAsked, type Found, wayToAsk } from './ask-outcome.ts';
import type { ScreenCore } from './screen-core.ts';
import { senderAt, tellBelow } from './tell-unknown.ts';
import { isOnDevice, putAside, type Unanswered, unansweredIn } from './unanswered.ts';
import { type Made, whereMade } from './where-made.ts';

/** A shorter wait needs no words. */
const noticedAfterSeconds = 0.5;

/** What saves answered (a revision, say) is known from now on; nothing else would have come of it on another screen. Nothing is said. */
export async function takeUpSaves(shared: ScreenCore, run: Run): Promise<void> {
  if (wayToAsk(shared) !== 'key') return;
  for (const { call, keys } of unansweredIn(shared.core, false)) {
    const made = whereMade(shared, call.name);
    if (made === null || Object.keys(made.use.keep).length === 0) continue;
    const found = await askByKey(shared, call, keys, run);
    if (found.kind !== 'known') continue;
    // What was done keeps its key: the same content sent again is the same write.
    if (found.body === null) shared.core.calls.settle(call, false);
    else keepMembers(run, made.use, found.body);
  }
}

/**
 * Acts were sent from this service, here or in a tab that is gone, and no answer came: what became of them is found out where they were sent, as long
 * as the person wants, and said. Whoever was told on this page that nobody knows may go elsewhere with it.
 */
export async function settleActs(shared: ScreenCore, run: Run): Promise<void> {
  const { core, service, stage } = shared;
  for (const act of unansweredIn(core, true)) {
    if (!(await isStillUnanswered(shared, act, run))) continue;
    const match = senderAt(core, service, act.at);
    if (match === null) continue;
    // What follows it would lead where this launch wants, and count it as done.
    if (act.call.intention === 'launch' && act.keys.intention !== core.callingLaunch?.key()) {
      putAside(core, act);
      tellBelow(shared, { isUnknown: true, isOld: false });
      continue;
    }
    const isHere = act.at === core.host.location().pathname;
    const isTold = core.calls.told.has(act.call.name) || (act.isOfTab && !canBeTold(shared, act));
    const sender = await core.host.loadScreen(match.screen);
    const made = whereMade({ screen: sender, service }, act.call.name);
    if (!isHere && isTold && !(await isKnownNow(shared, act, run))) {
      tellOpen(shared, act);
      continue;
    }
    if (isHere) await settle(shared, act, made, run);
    else await stage.goTo(match.route.name, match.path);
    if (shared.hasLeft()) return;
  }
}

/** A tab (one that this was made a copy of, too) may be sending it at this moment: asking about it would give it up. It is waited for, and has its answer then, or none. */
async function isStillUnanswered({ core }: ScreenCore, act: Unanswered, { task: { signal } }: Run): Promise<boolean> {
  const text = core.parts.catalog.shell.words.sentElsewhere;
  const endWaiting = core.dialogs.beginLoading({ text, cancel: null }, noticedAfterSeconds);
  await untilAnswered(core.host, act.keys, () => isOnDevice(core, act), signal)
    // The screen is left: nothing is asked any more.
    .catch(() => {})
    .finally(endWaiting);
  return !signal.aborted && unansweredIn(core, true).some(({ keys }) => keys.key === act.keys.key);
}

const canBeTold = (shared: ScreenCore, { call, keys }: Unanswered): boolean =>
  shared.core.calls.late.has(keys.key) || canBeAsked(shared, call);

/** Asked once more, in short: whoever has been told that nobody knows is not kept waiting for it. */
const isKnownNow = async (shared: ScreenCore, act: Unanswered, run: Run): Promise<boolean> =>
  canBeAsked(shared, act.call) && (await askBy(shared, act, run, 5)).kind === 'known';

/** It stays in sight wherever the act could begin again. Where only a look elsewhere tells, that has been said. */
function tellOpen(shared: ScreenCore, { call, isLeft }: Unanswered): void {
  if (canBeAsked(shared, call) || !isLeft) tellBelow(shared, { isUnknown: true, isOld: false });
}

/** The person has just been told on this screen that nobody knows: asked once more, in short, and told only if the portal tells. */
export async function settleHere(shared: ScreenCore, run: Run): Promise<void> {
  const { core, service, screen } = shared;
  for (const act of unansweredIn(core, true)) {
    if (act.at !== core.host.location().pathname || !core.calls.told.has(act.call.name)) continue;
    if (!canBeAsked(shared, act.call)) continue;
    await settle(shared, act, whereMade({ screen, service }, act.call.name), run, 5);
    if (shared.hasLeft()) return;
  }
}

/** What was done goes on as if its answer had come: from the step after the call. `mostSeconds`: whoever has been told that nobody knows waits no longer, and is not told again. */
async function settle(
  shared: ScreenCore,
  act: Unanswered,
  made: Made | null,
  run: Run,
  mostSeconds?: number,
): Promise<void> {
  const { calls } = shared.core;
  const { call } = act;
  for (;;) {
    const found = await askBy(shared, act, run, mostSeconds);
    if (found.kind === 'aborted' || run.task.signal.aborted) return;
    if (found.kind === 'refused') {
      calls.settle(call, false);
      // As where it is the answer of a press on this screen.
      const told = await handleFailure(run, found.failure, made?.use.onError ?? []);
      if (told === 'again' && made !== null)
        await run.steps([{ kind: 'call', options: { ...made.use } }, ...made.after]);
      return;
    }
    if (found.kind === 'known') {
      const { body } = found;
      const outcome = body === null ? notReceived : outcomeOf(call, { kind: 'ok', body });
      const isFiled = outcome.filed === true;
      calls.settle(call, isFiled);
      run.keep('outcome', outcome);
      // Kept before it is told: whoever leaves without pressing anything finds the result everywhere, not the form.
      if (isFiled && body !== null && made !== null) keep(made, body, run);
      // What was answered but not done (a wrong answer, say) is told by what follows the call.
      const isAnswered = body !== null && !isFiled;
      const told = isAnswered ? 'again' : await sayKnown(run, call.name, found);
      if (run.task.signal.aborted) return;
      if (body === null) return showFiled(shared);
      if (told !== 'again' || made === null) return;
      if (!isFiled) keep(made, body, run);
      await run.steps(made.after);
      return;
    }
    // It stays as unknown as it was, whatever kept the portal from telling.
    if (mostSeconds) return;
    calls.told.add(call.name);
    run.keep('outcome', stillUnknown);
    const told = await sayUnknown(run, call.name, found, made?.use.onError ?? []);
    if (told === 'again') continue;
    if (!shared.hasLeft()) tellOpen(shared, act);
    return;
  }
}

/** It was not received: what would be sent is seen again before it is. */
async function showFiled({ stage, screen, hasLeft }: ScreenCore): Promise<void> {
  const check = checkBefore(stage, screen.name);
  if (check !== null && !hasLeft()) await stage.goTo(check, {});
}

function sayUnknown(
  run: Run,
  call: string,
  found: Exclude<Found, { readonly kind: 'known' | 'aborted' | 'refused' }>,
  rows: readonly ErrorRow[],
): Promise<Outcome | null> {
  if (found.kind === 'unseen') return say(run, call, found.code);
  const failure: Failure = { ...found.failure, call, aliases: ['unknown', ...found.failure.aliases] };
  return handleFailure(run, failure, rows);
}

async function sayKnown(run: Run, call: string, { body, isOfOther }: Found & { readonly kind: 'known' }) {
  if (body === null) return say(run, call, 'outcome-none');
  if (!isOfOther) return say(run, call, 'outcome-done');
  // As where that is the answer of the sending itself (`perform-call.ts`): said, and gone on with.
  await say(run, call, 'outcome-other');
  return 'again';
}

const say = (run: Run, call: string, code: string): Promise<Outcome | null> =>
  handleByFirst(run, { ...madeFailure(code), call, number: '' });

/** As where its answer comes to the steps that made it. */
export function keep({ use }: Made, body: AnyRecord, run: Run): void {
  keepMembers(run, use, body);
  keepResult(run, use, body);
}

function keepMembers(run: Run, { keep }: CallUse, body: AnyRecord): void {
  for (const [member, path] of Object.entries(keep)) run.stage.state.set(path, body[member]);
}
