import type { Screen } from '../../model/screen.ts';
import type { Flow, Service } from '../../model/service.ts';
import type { Core } from '../core/core.ts';
import type { Run, Stage } from '../run/run.ts';
import { holds } from '../values/evaluator.ts';

/** The flow a screen belongs to; where it is in several, the one of the process that is under way. */
export function flowOf(
  { core, service, state }: Pick<Stage, 'core' | 'service' | 'state'>,
  screen: string,
): Flow | null {
  const flows = service.flows.filter((flow) => flow.screens.includes(screen));
  return flows.find((flow) => processOf(core, flow) === state.scope().process) ?? flows[0] ?? null;
}

/** What `state.process` is in this flow; empty = the flow belongs to no process. */
function processOf({ evaluator }: Core, { process }: Flow): string {
  return String(evaluator.value(process));
}

/**
 * The next shown screen, counted from `from`'s place in its flow even when `from` itself is no longer shown. After a `change` link: the check
 * page, unless the change made another screen necessary that is not done; that one comes first and the way back is kept.
 */
export async function forward(run: Run, from: string): Promise<string | null> {
  const flow = flowOf(run.stage, from);
  if (flow === null) return null;
  const check = checkLeft(run, flow, from);
  if (check !== null) return (await openOnChange(run, flow, check)) ?? check;
  return firstWhere(run, flow.screens.slice(flow.screens.indexOf(from) + 1), (screen) => isShown(run, screen));
}

/**
 * The last earlier shown screen; null = there is no way back. During a change it is the check page, except while that would only lead on to a
 * screen that is not done: the change itself must be within reach.
 */
export async function back(run: Run, from: string): Promise<string | null> {
  const flow = flowOf(run.stage, from);
  if (flow === null || flow.noWayBackFrom.includes(from)) return null;
  const check = checkLeft(run, flow, from);
  if (check !== null && (await openOnChange(run, flow, check)) === null) return check;
  const earlier = flow.screens.slice(0, flow.screens.indexOf(from)).reverse();
  return firstWhere(run, earlier, (screen) => isShown(run, screen));
}

/** The check page that a `change` link left; null = there is no change under way. */
function checkLeft({ stage }: Run, flow: Flow, from: string): string | null {
  const check = stage.core.progressOf(stage.service).returnTo();
  return check !== null && check !== from && flow.screens.includes(check) ? check : null;
}

/** Where a check page, or a screen after it, leads at once: the first screen before it that is not done. Null: it can be shown. */
export async function openBefore(run: Run, screen: string, isReturn: boolean): Promise<string | null> {
  const { stage } = run;
  const flow = flowOf(stage, screen);
  if (flow === null || flow.check === null || flow.noWayBackFrom.includes(screen)) return null;
  if (flow.screens.indexOf(screen) < flow.screens.indexOf(flow.check)) return null;
  const isBack = stage.core.progressOf(stage.service).returnTo() === screen;
  return isBack ? openOnChange(run, flow, screen) : firstOpen(run, flow, screen, isReturn);
}

/** The literal rule of the specification, a setting: from a change always straight to the check page. */
async function openOnChange(run: Run, flow: Flow, check: string): Promise<string | null> {
  return run.stage.core.settings.flag('change.straightBack') ? null : firstOpen(run, flow, check, false);
}

function firstOpen(run: Run, { screens }: Flow, end: string, isReturn: boolean): Promise<string | null> {
  const before = screens.slice(0, screens.indexOf(end));
  return firstWhere(run, before, async (screen) => isShown(run, screen) && !(await isDone(run, screen, isReturn)));
}

/**
 * Where the browser's back or a reload leads from a screen whose flow has ended: to its end, which says what came of it. What was typed is sent
 * and gone, and sending it again would be another filing. Null: the screen can be shown; a screen with which the flow starts always can.
 */
export function endBefore({ core, service }: Pick<Stage, 'core' | 'service'>, screen: string): string | null {
  const end = core.progressOf(service).endedAt();
  if (end === null || end === screen) return null;
  const isOver = (flow: Flow) =>
    flow.noWayBackFrom.includes(end) && isFromStart(flow, screen) && !flow.startsAt.includes(screen);
  return service.flows.some(isOver) ? end : null;
}

/** Is it a screen at which a flow ends? */
export function isEnd({ flows }: Service, screen: string): boolean {
  return flows.some(({ noWayBackFrom }) => noWayBackFrom.includes(screen));
}

/** A process is under way and this screen is part of another one. Screens before a flow's start belong to nobody. */
export function isWrongProcess({ core, service, state }: Stage, screen: string): boolean {
  const { process } = state.scope();
  const processes = service.flows
    .filter((flow) => isFromStart(flow, screen))
    .map((flow) => processOf(core, flow))
    .filter((own) => own !== '');
  return typeof process === 'string' && processes.length > 0 && !processes.includes(process);
}

/** The process a screen starts when none is under way; empty = it starts none. */
export function processStartedAt(run: Run, screen: string): string {
  const flow = run.stage.service.flows.find(
    (candidate) => candidate.startsAt.includes(screen) || startsAlso(run, candidate, screen),
  );
  return flow === undefined ? '' : processOf(run.stage.core, flow);
}

/** Is this screen entered as `startsAlsoAt` says: from outside, past those before it? */
export function isEnteredAside(run: Run, screen: string): boolean {
  return run.stage.service.flows.some((flow) => startsAlso(run, flow, screen));
}

/** Whoever an app brought back has been past the screens before this one; from now on in this tab, too, where a reload tells no more of the app. */
export function acceptBefore(stage: Stage, screen: string): void {
  const screens = flowOf(stage, screen)?.screens ?? [];
  const way = stage.core.progressOf(stage.service);
  for (const before of screens.slice(0, screens.indexOf(screen))) way.accept(before);
}

function startsAlso(run: Run, { startsAlsoAt }: Flow, screen: string): boolean {
  return startsAlsoAt.some((also) => also.screen === screen && holds(run, also.when));
}

function isFromStart({ screens, startsAt }: Flow, screen: string): boolean {
  const start = Math.min(...startsAt.map((name) => screens.indexOf(name)));
  return screens.indexOf(screen) >= (Number.isFinite(start) ? start : 0) && screens.includes(screen);
}

async function firstWhere(
  run: Run,
  names: readonly string[],
  test: (screen: Screen) => boolean | Promise<boolean>,
): Promise<string | null> {
  for (const name of names) if (await test(await run.stage.core.host.loadScreen(name))) return name;
  return null;
}

function isShown(run: Run, { shownWhen }: Screen): boolean {
  return holds(run, shownWhen);
}

/**
 * Without a condition of its own, a screen is done when what its inputs are bound to is in order; where an input is bound to nothing, once its
 * `next` has accepted them. On the way back from an app, perhaps in another tab, only what is bound can be missing.
 */
async function isDone(run: Run, screen: Screen, isReturn: boolean): Promise<boolean> {
  const { name, fields, groups, doneWhen } = screen;
  if (doneWhen !== null && !isReturn) return holds(run, doneWhen);
  if (fields.length + groups.length === 0) return true;
  const isAccepted = isReturn || run.stage.core.progressOf(run.stage.service).isAccepted(name);
  return (await run.stage.isFilled(screen)) ?? isAccepted;
}
