import { actionOf } from '../../runtime/run/action-of.ts';
import type { RunStep } from '../../runtime/run/run.ts';

export const run: RunStep = ({ act }: { readonly act: string }, run) =>
  run.steps(actionOf(run.stage.screen, run.stage.service, act).steps);
