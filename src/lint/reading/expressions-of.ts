import { expressionsIn } from '../../flow/parts/expressions-in.ts';
import type { Expression } from '../../model/expression.ts';

/** Cached: many rules ask for the same screens. */
const known = new WeakMap<object, readonly Expression[]>();

/** Every expression in a screen, a service or another part that stays as it is. */
export function expressionsOf(holder: object): readonly Expression[] {
  const before = known.get(holder);
  if (before !== undefined) return before;
  const found = expressionsIn(holder);
  known.set(holder, found);
  return found;
}
