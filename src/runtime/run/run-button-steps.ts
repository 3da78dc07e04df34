import type { Handlers } from '../../model/step.ts';
import type { Outcome, Run } from './run.ts';

/** Runs the steps of a pressed button. An unlisted button or a closed dialog ends the action: nothing happens that the descriptor does not say. */
export function runButtonSteps(run: Run, then: Handlers, button: string): Promise<Outcome> {
  const steps = Object.hasOwn(then, button) ? then[button] : undefined;
  return steps === undefined ? Promise.resolve('end') : run.steps(steps);
}
