import type { LoadedOptions } from '../../model/loaded-of.ts';
import { actionOf } from '../../runtime/run/action-of.ts';
import type { RunStep } from '../../runtime/run/run.ts';
import type { stepKind } from './step.ts';

export const run: RunStep<LoadedOptions<typeof stepKind>> = ({ act }, run) =>
  run.steps(actionOf(run.stage.screen, run.stage.service, act).steps);
