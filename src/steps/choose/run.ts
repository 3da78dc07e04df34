import type { Expression } from '../../model/expression.ts';
import type { Step } from '../../model/step.ts';
import type { RunStep } from '../../runtime/run/run.ts';
import { holds } from '../../runtime/values/evaluator.ts';

interface Options {
  readonly choose: readonly { readonly when?: Expression | null; readonly do: readonly Step[] }[];
}

export const run: RunStep = ({ choose }: Options, run) => {
  const branch = choose.find(({ when }) => holds(run, when));
  if (branch === undefined) throw new Error('No branch of choose applies');
  return run.steps(branch.do);
};
