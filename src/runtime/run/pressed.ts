import type { Handlers } from '../../model/step.ts';
import type { Outcome, Run } from './run.ts';

/** What a pressed button does. One that is not named ends the action, as does a dialog that was closed: nothing acts that nobody wrote. */
export function pressed(run: Run, then: Handlers, button: string): Promise<Outcome> {
  const steps = Object.hasOwn(then, button) ? then[button] : undefined;
  return steps === undefined ? Promise.resolve('end') : run.steps(steps);
}
