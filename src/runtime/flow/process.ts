import type { Flow } from '../../model/service.ts';
import type { Run } from '../run/run.ts';
import { holds } from '../values/evaluator.ts';
import { isAlsoStart, isFromStart, processOf } from './flow-navigation.ts';

/**
 * The process that counts at the screen; null = none. One that is over is not under way; but what came of it is not told on the screen of another, nor
 * is another begun by looking at it.
 */
export function processAt(run: Run, screen: string): string | null {
  const { core, service, state } = run.stage;
  const { process } = state.scope();
  const isResult = service.flows.some(({ done }) => done?.result === screen);
  const isOver = (flow: Flow): boolean =>
    flow.done !== null && processOf(core, flow) === process && holds(run, flow.done.when);
  return typeof process !== 'string' || (!isResult && service.flows.some(isOver)) ? null : process;
}

/** True when a process is under way and the screen belongs to another one. Screens before a flow's start belong to no process. */
export function isWrongProcess(run: Run, screen: string): boolean {
  const { core, service } = run.stage;
  const process = processAt(run, screen);
  const processes = service.flows
    .filter((flow) => isFromStart(flow, screen))
    .map((flow) => processOf(core, flow))
    .filter((own) => own !== '');
  return process !== null && processes.length > 0 && !processes.includes(process);
}

/** Does the screen show what came of an earlier process, by its own address? That concerns none that is under way. */
export function isEarlierResult(run: Run, screen: string): boolean {
  return run.stage.service.flows.some((flow) => flow.done?.result === screen && isAlsoStart(run, flow, screen));
}

/** The process a screen starts when none is under way; empty = none. */
export function processStartedAt(run: Run, screen: string): string {
  const flow = run.stage.service.flows.find(
    (candidate) => candidate.startsAt.includes(screen) || isAlsoStart(run, candidate, screen),
  );
  return flow === undefined ? '' : processOf(run.stage.core, flow);
}
