import type { Value } from '../../model/expression.ts';
import type { RunStep } from '../../runtime/run/run.ts';

/** Every value is evaluated before the first is written. */
export const run: RunStep = ({ set }: { readonly set: { readonly [path: string]: Value } }, run) => {
  const values = Object.entries(set).map(([path, value]) => [path, run.value(value)] as const);
  for (const [path, value] of values) run.stage.state.set(path, value);
  return 'next';
};
