import { claimName } from '../../model/claim.ts';
import type { Expression } from '../../model/expression.ts';
import type { Condition } from '../graph/graph.ts';

/** A claim that a text names, what must hold for it to be shown, and under which conditions what stands around it is drawn. */
export interface ClaimUse {
  readonly name: string;
  readonly witness: Expression;
  readonly drawn: readonly Condition[];
}

/** The claims with a witness that stand anywhere in it. */
export function claimsIn(node: unknown, drawn: readonly Condition[] = []): readonly ClaimUse[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('kind' in node && node.kind === 'expression') return claimOf(node as Expression, drawn);
  const { shownWhen } = node as { readonly shownWhen?: Expression | null };
  const inside = shownWhen ? [...drawn, { expression: shownWhen, holds: true }] : drawn;
  return Object.values(node).flatMap((part) => claimsIn(part, inside));
}

function claimOf({ source, tree, at }: Expression, drawn: readonly Condition[]): readonly ClaimUse[] {
  const name = claimName(source);
  if (name === null || tree[0] !== '?') return [];
  return [{ name, witness: { kind: 'expression', source, tree: tree[1], ...(at && { at }) }, drawn }];
}
