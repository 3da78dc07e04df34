import type { Expression } from '../../model/expression.ts';

/** Every expression in a part of a descriptor. */
export function expressionsIn(part: unknown): readonly Expression[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('kind' in part && part.kind === 'expression') return [part as Expression];
  return Object.values(part).flatMap(expressionsIn);
}
