import type { Step } from '../../model/step.ts';
import type { RunStep } from '../../runtime/run/run.ts';

export const run: RunStep = (options: { readonly do: readonly Step[] }, run) => run.steps(options.do);
