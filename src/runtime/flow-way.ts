import type { Screen } from '../model/screen.ts';
import type { Flow } from '../model/service.ts';
import { holds } from './evaluator.ts';
import type { Run, Stage } from './run.ts';

/** The flow a screen belongs to; where it is in several, the one of the process that is under way. */
export function flowOf({ service, state }: Pick<Stage, 'service' | 'state'>, screen: string): Flow | null {
  const flows = service.flows.filter((flow) => flow.screens.includes(screen));
  return flows.find(({ process }) => process === state.scope().process) ?? flows[0] ?? null;
}

/**
 * The next shown screen, counted from `from`'s place in its flow even when `from` itself is no longer shown. After a `change` link: the check
 * page, unless the change made another screen necessary that has not been filled in; that one comes first and the way back is kept.
 */
export async function forward(run: Run, from: string): Promise<string | null> {
  const { stage } = run;
  const flow = flowOf(stage, from);
  if (flow === null) return null;
  const way = stage.core.wayOf(stage.service);
  const check = way.returnTo();
  if (check !== null && check !== from && flow.screens.includes(check)) {
    const isLiteral = stage.core.settings.flag('change.straightBack');
    const before = isLiteral ? [] : flow.screens.slice(0, flow.screens.indexOf(check));
    const open = await firstWhere(run, before, (screen) => isShown(run, screen) && !isDone(run, screen));
    return open ?? check;
  }
  return firstWhere(run, flow.screens.slice(flow.screens.indexOf(from) + 1), (screen) => isShown(run, screen));
}

/** The last earlier shown screen; null = there is no way back. During a change it is the check page. */
export async function back(run: Run, from: string): Promise<string | null> {
  const { stage } = run;
  const flow = flowOf(stage, from);
  if (flow === null || flow.noWayBackFrom.includes(from)) return null;
  const check = stage.core.wayOf(stage.service).returnTo();
  if (check !== null && check !== from && flow.screens.includes(check)) return check;
  const earlier = flow.screens.slice(0, flow.screens.indexOf(from)).reverse();
  return firstWhere(run, earlier, (screen) => isShown(run, screen));
}

/** A process is under way and this screen is part of another one. Screens before a flow's start belong to nobody. */
export function isWrongProcess(stage: Pick<Stage, 'service' | 'state'>, screen: string): boolean {
  const { process } = stage.state.scope();
  const flows = stage.service.flows.filter((flow) => flow.process !== '' && isAfterStart(flow, screen));
  return typeof process === 'string' && flows.length > 0 && !flows.some((flow) => flow.process === process);
}

/** The process a screen starts when none is under way; null = it starts none. */
export function processStartedAt(run: Run, screen: string): string | null {
  const flow = run.stage.service.flows.find(
    ({ startsAt, startsAlsoAt }) =>
      startsAt.includes(screen) || startsAlsoAt.some((also) => also.screen === screen && holds(run, also.when)),
  );
  return flow === undefined || flow.process === '' ? null : flow.process;
}

function isAfterStart({ screens, startsAt }: Flow, screen: string): boolean {
  const start = Math.min(...startsAt.map((name) => screens.indexOf(name)));
  return screens.indexOf(screen) >= (Number.isFinite(start) ? start : 0) && screens.includes(screen);
}

async function firstWhere(
  run: Run,
  names: readonly string[],
  test: (screen: Screen) => boolean,
): Promise<string | null> {
  for (const name of names) if (test(await run.stage.core.host.loadScreen(name))) return name;
  return null;
}

function isShown(run: Run, { shownWhen }: Screen): boolean {
  return holds(run, shownWhen);
}

/** Without a condition of its own, a screen with fields is done once its `next` has accepted them. */
function isDone(run: Run, { name, fields, groups, doneWhen }: Screen): boolean {
  if (doneWhen !== null) return holds(run, doneWhen);
  return fields.length + groups.length === 0 || run.stage.core.wayOf(run.stage.service).isAccepted(name);
}
