import { callOf } from '../../load/steps/effects-of.ts';
import type { StatusCall, WrittenCall } from '../../model/catalog.ts';
import type { Screen } from '../../model/screen.ts';
import type { ErrorRow, Handlers, Step } from '../../model/step.ts';
import { stepsFrom } from '../../model/steps-from.ts';
import { equalTo } from '../conditions/made-conditions.ts';
import type { Condition } from '../graph/graph.ts';
import { answeredPath, checksBefore } from './calls.ts';
import type { Collector } from './collector.ts';
import { followDialog, openingsFor } from './dialog.ts';
import { followUnknown } from './failures.ts';
import { withOutcome } from './outcome.ts';
import { type Path, pathFrom, withCondition } from './path.ts';
import { arrive, type Site, stay } from './site.ts';

/** What became of a sending is asked by this call, where the portal knows keys. */
const ASK = 'outcomeGet';

/** An act that a screen sends. */
interface Sending {
  readonly screen: Screen;
  readonly act: WrittenCall;
  readonly rows: readonly ErrorRow[];
  /** The step that sends it, and what follows. */
  readonly steps: readonly Step[];
}

/**
 * No answer came to an act: whichever screen of the service opens next leads to the one that sent it, where it stands as `unknown` until the portal has
 * told what became of it. What was done goes on from the step after the call. Mirrors the run-time (`settle-unanswered.ts`).
 */
export function addUnanswered(site: Site, screen: Screen, here: string, known: readonly Condition[]): void {
  const { collector } = site;
  for (const sending of sendingsOf(collector, screen.service)) {
    const found: Path = {
      ...pathFrom(here, 'unanswered', '答えの届いていない送信があるとき', known),
      call: sending.act.name,
    };
    if (sending.screen.name !== screen.name) {
      arrive(site, found, collector.screenNode(sending.screen.name), 'step', undefined);
      continue;
    }
    const node = collector.unknownNode(screen);
    arrive(site, found, node, 'step', undefined);
    addAsked(site, sending, pathFrom(node, 'asked', 'ポータルに確かめると', known));
  }
}

/** What the portal tells, by each way in which it can be asked (setting `outcome.ask`). */
function addAsked(site: Site, { act, rows, steps }: Sending, from: Path): void {
  const [byKey, byStatus, never] = ['key', 'status', 'none'].map((way) => asked(from, way)) as [Path, Path, Path];
  const told = (outcome: string): Path =>
    withCondition({ ...byKey, call: ASK }, equalTo(`${ASK}.outcome`, outcome)?.expression);
  addDone(site, act, steps, told('done'));
  addDone(site, act, steps, told('other'), 'outcome-other');
  tellNone(site, withOutcome(site, told('none'), 'refused'));
  followUnknown(site, withOutcome(site, byKey, 'unknown'), { act, asking: ASK, rows });
  if (act.status !== null) addStatus(site, act, act.status, rows, steps, byStatus);
  for (const [path, isAsked] of [
    [never, false],
    [byStatus, act.status !== null],
  ] as const)
    for (const code of isAsked ? [] : ['outcome-unasked', 'outcome-left'])
      tell(site, code, withOutcome(site, path, 'unknown'));
}

function addStatus(
  site: Site,
  act: WrittenCall,
  { call, done }: StatusCall,
  rows: readonly ErrorRow[],
  steps: readonly Step[],
  from: Path,
): void {
  const path: Path = { ...from, call };
  addDone(site, act, steps, withCondition(path, done));
  tell(site, 'outcome-unseen', withOutcome(site, withCondition(path, done, false), 'unknown'));
  followUnknown(site, withOutcome(site, from, 'unknown'), { act, asking: call, rows });
}

const asked = (from: Path, way: string): Path => withCondition(from, equalTo('settings.outcome.ask', way)?.expression);

/** The answer that was lost is there: of what was done it is said first; what was answered but not done is told by what follows. */
function addDone(
  site: Site,
  act: WrittenCall,
  [step, ...after]: readonly Step[],
  path: Path,
  code: 'outcome-done' | 'outcome-other' = 'outcome-done',
): void {
  const made = step && callOf(step, site.collector.vocabulary);
  if (step === undefined || !made) return;
  const answered = answeredPath(site, made, path);
  const told = act.witness === undefined ? null : equalTo(`${made.result}.${act.witness}`, true);
  tell(site, code, withCondition(answered, told?.expression), after);
  // Only what was done is kept as the result of an act.
  if (told === null || code === 'outcome-other') return;
  const undone = withCondition(answered, told.expression, false);
  stay(site, site.follow(site, after, [undone]), step.at);
}

/** It was not received: what would be sent is shown before it is, on the check page. */
function tellNone(site: Site, path: Path): void {
  const checks = site.screen === null ? [] : checksBefore(site, site.screen);
  for (const opening of openingsFor(site, 'outcome-none')) {
    const after = followDialog(site, opening, path);
    if (checks.length === 0) stay(site, after, opening.at);
    for (const check of checks)
      for (const told of after) arrive(site, told, site.collector.screenNode(check), 'step', undefined);
  }
}

/** Follows what the catalogue says of it; `after` stands where its dialog lets the person go on with the answer. */
function tell(site: Site, code: string, path: Path, after: readonly Step[] | null = null): void {
  for (const { dialog, handlers: written, at } of openingsFor(site, code)) {
    const handlers = Object.entries(written).map(([button, steps]) => [
      button,
      after !== null && (steps.length === 0 || steps.some((step) => step.kind === 'again')) ? after : steps,
    ]);
    stay(site, followDialog(site, { dialog, handlers: Object.fromEntries(handlers) as Handlers, at }, path), at);
  }
}

const sendings = new WeakMap<Collector, Map<string, readonly Sending[]>>();

/** The acts of a service, each where a screen sends it. */
function sendingsOf(collector: Collector, service: string): readonly Sending[] {
  const known = sendings.get(collector) ?? new Map<string, readonly Sending[]>();
  sendings.set(collector, known);
  const found = known.get(service) ?? readSendings(collector, service);
  known.set(service, found);
  return found;
}

function readSendings({ project, catalog, vocabulary }: Collector, service: string): readonly Sending[] {
  const acts = catalog?.calls.filter(({ effect }) => effect === 'files') ?? [];
  return project.screens
    .filter((screen) => screen.service === service)
    .flatMap((screen) =>
      acts.flatMap((act): readonly Sending[] => {
        const isAct = (step: Step) => callOf(step, vocabulary)?.call === act.name;
        const [steps] = screen.actions
          .flatMap((action) => [stepsFrom(action.steps, screen.actions, isAct) ?? []])
          .filter(({ length }) => length > 0);
        const rows = steps?.[0] === undefined ? [] : (callOf(steps[0], vocabulary)?.rows ?? []);
        return steps === undefined ? [] : [{ screen, act, rows, steps }];
      }),
    );
}
