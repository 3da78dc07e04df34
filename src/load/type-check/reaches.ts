import type { Expression } from '../../model/expression.ts';
import type { TypeScope } from './type-scope.ts';

const noted = new WeakMap<Expression, TypeScope[]>();

/** Keeps with which names an expression was typed, so that what the types promise can be held against the run-time. */
export function noteReach(expression: Expression, reach: TypeScope): void {
  const known = noted.get(expression);
  if (known) known.push(reach);
  else noted.set(expression, [reach]);
}

/** One for each way that leads to it. */
export function reachesOf(expression: Expression): readonly TypeScope[] {
  return noted.get(expression) ?? [];
}
