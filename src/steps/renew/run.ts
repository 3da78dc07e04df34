import type { Outcome, RunStep } from '../../runtime/run/run.ts';

export const run: RunStep = async ({ renew }: { readonly renew: string }, { stage }): Promise<Outcome> => {
  stage.core.callingLaunch?.renew();
  stage.forgetTyped();
  // Where it begins, the screen that is opening goes on opening.
  if (stage.screen?.name === renew) return 'next';
  await stage.goTo(renew, {});
  return 'end';
};
