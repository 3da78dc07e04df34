import type { LoadedOptions } from '../../model/loaded-of.ts';
import type { RunStep } from '../../runtime/run/run.ts';
import { holds } from '../../runtime/values/evaluator.ts';
import type { stepKind } from './step.ts';

export const run: RunStep<LoadedOptions<typeof stepKind>> = ({ choose }, run) => {
  const branch = choose.find(({ when }) => holds(run, when));
  if (branch === undefined) throw new Error('No branch');
  return run.steps(branch.do);
};
