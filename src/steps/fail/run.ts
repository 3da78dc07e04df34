import type { LoadedOptions } from '../../model/loaded-of.ts';
import { madeFailure } from '../../runtime/calls/failure.ts';
import { handleFailure } from '../../runtime/run/handle-failure.ts';
import type { Outcome, RunStep } from '../../runtime/run/run.ts';
import type { stepKind } from './step.ts';

export const run: RunStep<LoadedOptions<typeof stepKind>> = async ({ fail }, run): Promise<Outcome> => {
  await handleFailure(run, madeFailure(fail), []);
  return 'end';
};
