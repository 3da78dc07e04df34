import type { RunStep } from '../../runtime/run/run.ts';

export const run: RunStep = (_options, { stage }) => {
  stage.forgetTyped();
  return 'next';
};
