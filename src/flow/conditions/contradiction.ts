import type { Expression, Tree } from '../../model/expression.ts';
import type { Condition } from '../graph/graph.ts';

/** A subexpression with its outcome: `+` or `-`, then its tree. */
type Told = string;

const toldBy = new WeakMap<Expression, { readonly [holds: string]: ReadonlySet<Told> }>();

/**
 * Do the known outcomes rule out the given one? Subexpressions count as well: where `a && b` held, `b` holds, so `b` cannot fail when evaluated
 * again.
 */
export function contradicts(known: readonly Condition[], { tree }: Expression, holds: boolean): boolean {
  return known.length > 0 && cannotBe(tree, holds, (told) => known.some((condition) => tells(condition).has(told)));
}

function cannotBe(asked: Tree, holds: boolean, isTold: (told: Told) => boolean): boolean {
  const tree = plain(asked);
  const [operator, one, other] = tree as readonly [string, Tree, Tree];
  if (operator === 'not') return cannotBe(one, !holds, isTold);
  const both = [one, other];
  if (operator === '&&' || operator === '||') {
    const needsBoth = (operator === '&&') === holds;
    if (
      needsBoth
        ? both.some((part) => cannotBe(part, holds, isTold))
        : both.every((part) => cannotBe(part, holds, isTold))
    )
      return true;
  }
  return isTold(toldOf(tree, !holds));
}

function tells({ expression, holds }: Condition): ReadonlySet<Told> {
  const before = toldBy.get(expression);
  const found = before ?? { true: partsOf(expression.tree, true), false: partsOf(expression.tree, false) };
  if (before === undefined) toldBy.set(expression, found);
  return found[String(holds)] ?? new Set();
}

function partsOf(whole: Tree, holds: boolean): ReadonlySet<Told> {
  const tree = plain(whole);
  const [operator, one, other] = tree as readonly [string, Tree, Tree];
  if (operator === 'not') return partsOf(one, !holds);
  const own = toldOf(tree, holds);
  if (operator !== (holds ? '&&' : '||')) return new Set([own]);
  return new Set([own, ...partsOf(one, holds), ...partsOf(other, holds)]);
}

/** Rewrites `a != b` as `!(a == b)` and a missing path as `!has`, so that equivalent tests compare equal. */
function plain(tree: Tree): Tree {
  if (tree[0] === '!=') return ['not', ['==', tree[1], tree[2]]];
  if (tree[0] === 'missing' && tree[1][0] === 'get') return ['not', ['has', tree[1][1], tree[1][2]]];
  return tree;
}

function toldOf(tree: Tree, holds: boolean): Told {
  return `${holds ? '+' : '-'}${JSON.stringify(tree)}`;
}
