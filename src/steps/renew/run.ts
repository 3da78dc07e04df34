import type { LoadedOptions } from '../../model/loaded-of.ts';
import type { Outcome, RunStep } from '../../runtime/run/run.ts';
import type { stepKind } from './step.ts';

export const run: RunStep<LoadedOptions<typeof stepKind>> = async ({ renew }, { stage }): Promise<Outcome> => {
  stage.core.callingLaunch?.renew();
  stage.forgetTyped();
  // Where it begins, the screen that is opening goes on opening.
  if (stage.screen?.name === renew) return 'next';
  await stage.goTo(renew, {});
  return 'end';
};
