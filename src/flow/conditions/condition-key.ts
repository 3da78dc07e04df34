import type { Expression } from '../../model/expression.ts';
import type { Condition } from '../graph/graph.ts';

const numbers = new WeakMap<Expression, number>();
let count = 0;

/** The same for the same conditions in the same order. Expressions are told apart as objects: each stands once in a project. */
export function keyOf(conditions: readonly Condition[]): string {
  let key = '';
  for (const { expression, holds } of conditions) {
    let number = numbers.get(expression);
    if (number === undefined) {
      count += 1;
      number = count;
      numbers.set(expression, number);
    }
    key += holds ? `${number},` : `-${number},`;
  }
  return key;
}
