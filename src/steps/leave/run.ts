import type { RunStep } from '../../runtime/run.ts';

export const run: RunStep = ({ leave }: { readonly leave: string }, { stage }) => {
  stage.leave(leave);
  return 'end';
};
