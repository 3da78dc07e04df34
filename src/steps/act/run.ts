import { actionOf } from '../../runtime/action-of.ts';
import type { RunStep } from '../../runtime/run.ts';

export const run: RunStep = ({ act }: { readonly act: string }, run) =>
  run.steps(actionOf(run.stage.screen, run.stage.service, act).steps);
