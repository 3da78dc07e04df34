import { madeFailure } from '../../runtime/failure.ts';
import { handleFailure } from '../../runtime/handle-failure.ts';
import type { Outcome, RunStep } from '../../runtime/run.ts';

export const run: RunStep = async ({ fail }: { readonly fail: string }, run): Promise<Outcome> => {
  await handleFailure(run, madeFailure(fail), []);
  return 'end';
};
