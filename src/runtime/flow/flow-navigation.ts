import type { Screen } from '../../model/screen.ts';
import type { Flow, FlowEnd, ServicePart } from '../../model/service.ts';
import type { Evaluator } from '../contract/screen.ts';
import type { Core } from '../core/core.ts';
import type { Run, Stage } from '../run/run.ts';
import { holds } from '../values/evaluator.ts';

interface Around {
  readonly service: ServicePart;
  readonly evaluator: Evaluator;
}

type FinishedFlow = Flow & { readonly done: FlowEnd };

/** The flow a screen belongs to; among several, the one of the current process. */
export function flowOf(
  { core, service, state }: Pick<Stage, 'core' | 'service' | 'state'>,
  screen: string,
): Flow | null {
  const flows = service.flows.filter((flow) => flow.screens.includes(screen));
  return flows.find((flow) => processOf(core, flow) === state.scope().process) ?? flows[0] ?? null;
}

/** The value of `state.process` in this flow; empty = the flow belongs to no process. */
export function processOf({ evaluator }: Core, { process }: Flow): string {
  return String(evaluator.value(process));
}

/**
 * The next shown screen after `from` in its flow, even when `from` itself is no longer shown. After a `change` link: the check page, unless the
 * change requires another screen that is not done; that one comes first and the return to the check page stays pending.
 */
export async function forwardTarget(run: Run, from: string): Promise<string | null> {
  const flow = flowOf(run.stage, from);
  if (flow === null) return null;
  const check = checkPageLeft(run, flow, from);
  if (check !== null) return (await firstOpenOnChange(run, flow, check)) ?? check;
  return firstWhere(run, flow.screens.slice(flow.screens.indexOf(from) + 1), (screen) => isShown(run, screen));
}

/**
 * The closest earlier shown screen; null = no way back. During a change it is the check page, unless that would only redirect to a screen that is not
 * done: the changed screen must stay reachable.
 */
export async function backTarget(run: Run, from: string): Promise<string | null> {
  const flow = flowOf(run.stage, from);
  if (flow === null || flow.done?.result === from) return null;
  const check = checkPageLeft(run, flow, from);
  if (check !== null && (await firstOpenOnChange(run, flow, check)) === null) return check;
  const earlier = flow.screens.slice(0, flow.screens.indexOf(from)).reverse();
  return firstWhere(run, earlier, (screen) => isShown(run, screen));
}

/** The check page a `change` link was followed from; null = no change in progress. */
function checkPageLeft({ stage }: Run, flow: Flow, from: string): string | null {
  const check = stage.core.progressOf(stage.service).returnTo();
  return check !== null && check !== from && flow.screens.includes(check) ? check : null;
}

/** The check page before a screen, which has shown what is filed; null = there is none. */
export function checkBefore(stage: Stage, screen: string): string | null {
  const check = checkedFlow(stage, screen)?.check ?? null;
  return check === screen ? null : check;
}

/** The screen's flow, where it is the check page or comes after it, up to what came of it. */
export function checkedFlow(stage: Stage, screen: string): Flow | null {
  const flow = flowOf(stage, screen);
  if (flow === null || flow.check === null || flow.done?.result === screen) return null;
  return flow.screens.indexOf(screen) < flow.screens.indexOf(flow.check) ? null : flow;
}

/** Redirect target of a check page or a screen after it: the first earlier screen that is not done. Null = it can be shown. */
export async function firstOpenBefore(run: Run, screen: string, isReturn: boolean): Promise<string | null> {
  const { stage } = run;
  const flow = checkedFlow(stage, screen);
  if (flow === null) return null;
  const isBack = stage.core.progressOf(stage.service).returnTo() === screen;
  return isBack ? firstOpenOnChange(run, flow, screen) : firstOpen(run, flow, screen, isReturn);
}

/** With the setting `change.straightBack`, the specification's literal rule applies: a change always returns straight to the check page. */
async function firstOpenOnChange(run: Run, flow: Flow, check: string): Promise<string | null> {
  return run.stage.core.settings.flag('change.straightBack') ? null : firstOpen(run, flow, check, false);
}

function firstOpen(run: Run, { screens }: Flow, end: string, isReturn: boolean): Promise<string | null> {
  const before = screens.slice(0, screens.indexOf(end));
  return firstWhere(run, before, async (screen) => isShown(run, screen) && !(await isDone(run, screen, isReturn)));
}

/** The flow of the screen that is done, as its data say; null = none, or the screen shows what came of it. */
export function doneFlowOf({ service, evaluator }: Around, screen: string): FinishedFlow | null {
  const isOver = (flow: Flow): flow is FinishedFlow =>
    flow.done !== null && flow.done.result !== screen && isFromStart(flow, screen) && holds(evaluator, flow.done.when);
  return service.flows.find(isOver) ?? null;
}

/** Does whoever opens the screen begin the flow anew: with its first screen, or by going on from one outside? `from`: that screen; null = no screen led here. */
export function isBegunAnew(flow: Flow, screen: string, from: string | null): boolean {
  return flow.screens[0] === screen || (from !== null && !isFromStart(flow, from));
}

/** Is this screen entered through `startsAlsoAt`: from outside, skipping the screens before it? */
export function isEnteredAside(run: Run, screen: string): boolean {
  return run.stage.service.flows.some((flow) => isAlsoStart(run, flow, screen));
}

/**
 * Marks the screens before this one as accepted: a person returning from an app has passed them, perhaps in another tab, and after a reload nothing
 * indicates the app any more.
 */
export function acceptEarlierScreens(stage: Stage, screen: string): void {
  const screens = flowOf(stage, screen)?.screens ?? [];
  const progress = stage.core.progressOf(stage.service);
  for (const before of screens.slice(0, screens.indexOf(screen))) progress.accept(before);
}

export function isAlsoStart(run: Run, { startsAlsoAt }: Flow, screen: string): boolean {
  return startsAlsoAt.some((also) => also.screen === screen && holds(run, also.when));
}

export function isFromStart({ screens, startsAt }: Flow, screen: string): boolean {
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
 * Without `doneWhen`, a screen is done when the state its inputs are bound to is valid; if an input is unbound, once its `next` has accepted them. On
 * return from an app, perhaps in another tab, only bound state can be missing.
 */
async function isDone(run: Run, screen: Screen, isReturn: boolean): Promise<boolean> {
  const { name, fields, groups, doneWhen } = screen;
  if (doneWhen !== null && !isReturn) return holds(run, doneWhen);
  if (fields.length + groups.length === 0) return true;
  const isAccepted = isReturn || run.stage.core.progressOf(run.stage.service).isAccepted(name);
  return (await run.stage.isFilled(screen)) ?? isAccepted;
}
