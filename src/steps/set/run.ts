import type { LoadedOptions } from '../../model/loaded-of.ts';
import type { RunStep } from '../../runtime/run/run.ts';
import type { stepKind } from './step.ts';

/** Every value is evaluated before the first is written. */
export const run: RunStep<LoadedOptions<typeof stepKind>> = ({ set }, run) => {
  const values = Object.entries(set).map(([path, value]) => [path, run.value(value)] as const);
  for (const [path, value] of values) run.stage.state.set(path, value);
  return 'next';
};
