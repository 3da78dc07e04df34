import type { Expression } from '../../model/expression.ts';

/** Cached: many rules ask for the same screens. */
const known = new WeakMap<object, readonly Expression[]>();

/** Every expression in a screen, a service or another part that stays as it is. */
export function expressionsOf(holder: object): readonly Expression[] {
  const before = known.get(holder);
  if (before !== undefined) return before;
  const found: Expression[] = [];
  collect(holder, found);
  known.set(holder, found);
  return found;
}

function collect(part: object, found: Expression[]): void {
  if ('kind' in part && part.kind === 'expression') {
    found.push(part as Expression);
    return;
  }
  for (const value of Object.values(part)) if (typeof value === 'object' && value !== null) collect(value, found);
}
