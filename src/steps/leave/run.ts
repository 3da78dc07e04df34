import type { Scope, Value } from '../../model/expression.ts';
import type { RunStep } from '../../runtime/run/run.ts';

interface Options {
  readonly leave: string;
  readonly with: { readonly [name: string]: Value };
}

export const run: RunStep = (options: Options, { stage, value }) => {
  stage.leave(options.leave, value(options.with) as Scope);
  return 'end';
};
