import { madeFailure } from '../../runtime/calls/failure.ts';
import { handleFailure } from '../../runtime/run/handle-failure.ts';
import type { Outcome, RunStep } from '../../runtime/run/run.ts';

export const run: RunStep = async ({ fail }: { readonly fail: string }, run): Promise<Outcome> => {
  await handleFailure(run, madeFailure(fail), []);
  return 'end';
};
