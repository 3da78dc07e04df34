import type { Flow } from '../../model/service.ts';
import type { Run } from '../run/run.ts';
import { holds } from '../values/evaluator.ts';
import { isAlsoStart, isFromStart, processOf } from './flow-navigation.ts';

/** The process that is under way; null = none, or it is over. */
export function processUnderWay(run: Run): string | null {
  const { core, service, state } = run.stage;
  const { process } = state.scope();
  const isOver = (flow: Flow): boolean =>
    processOf(core, flow) === process && flow.done !== null && holds(run, flow.done.when);
  return typeof process !== 'string' || service.flows.some(isOver) ? null : process;
}

/**
 * True when a process is under way and the screen belongs to another one. Screens before a flow's start belong to no process. What came of a process
 * that is over is not told on the screen of another, either.
 */
export function isWrongProcess(run: Run, screen: string): boolean {
  const { core, service, state } = run.stage;
  const last = state.scope().process;
  const isResult = service.flows.some(({ done }) => done?.result === screen);
  const process = isResult && typeof last === 'string' ? last : processUnderWay(run);
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
