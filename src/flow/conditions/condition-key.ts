import type { Expression } from '../../model/expression.ts';
import type { Condition } from '../graph/graph.ts';

const numbers = new WeakMap<Expression, number>();
let count = 0;

/** Equal for the same conditions in the same order. Expressions are compared by identity: each exists once per project. */
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
