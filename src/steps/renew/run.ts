import type { RunStep } from '../../runtime/run/run.ts';

export const run: RunStep = ({ renew }: { readonly renew: string }, { stage }) => {
  stage.core.callingLaunch?.renew();
  stage.forgetTyped();
  // Where it begins, the screen that is opening goes on opening.
  if (stage.screen?.name === renew) return 'next';
  stage.goTo(renew, {});
  return 'end';
};
