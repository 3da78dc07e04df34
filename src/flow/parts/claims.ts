import type { Expression } from '../../model/expression.ts';

/** A claim that a text names, and what must hold for it to be shown. */
export interface ClaimUse {
  readonly name: string;
  readonly witness: Expression;
}

/** The claims with a witness that stand anywhere in it. */
export function claimsIn(node: unknown): readonly ClaimUse[] {
  if (typeof node !== 'object' || node === null) return [];
  if (!('kind' in node) || node.kind !== 'expression') return Object.values(node).flatMap(claimsIn);
  const { source, tree, at } = node as Expression;
  const name = /^claims\.(\w+)$/.exec(source)?.[1];
  if (name === undefined || tree[0] !== '?') return [];
  return [{ name, witness: { kind: 'expression', source, tree: tree[1], ...(at && { at }) } }];
}
