import type { Expression, Tree } from '../../model/expression.ts';
import type { Condition } from '../graph/graph.ts';

/** A subexpression with its outcome: `+` or `-`, then its tree. */
type Outcome = string;

const outcomesBefore = new WeakMap<Expression, { readonly [holds: string]: ReadonlySet<Outcome> }>();

/**
 * Do the known outcomes rule out the given one? Subexpressions count as well: where `a && b` held, `b` holds, so `b` cannot fail when evaluated
 * again.
 */
export function contradicts(known: readonly Condition[], { tree }: Expression, holds: boolean): boolean {
  return (
    known.length > 0 && cannotBe(tree, holds, (told) => known.some((condition) => outcomesOf(condition).has(told)))
  );
}

function cannotBe(asked: Tree, holds: boolean, isKnown: (told: Outcome) => boolean): boolean {
  const tree = plain(asked);
  const [operator, one, other] = tree as readonly [string, Tree, Tree];
  if (operator === 'not') return cannotBe(one, !holds, isKnown);
  const both = [one, other];
  if (operator === '&&' || operator === '||') {
    const needsBoth = (operator === '&&') === holds;
    if (
      needsBoth
        ? both.some((part) => cannotBe(part, holds, isKnown))
        : both.every((part) => cannotBe(part, holds, isKnown))
    )
      return true;
  }
  return isKnown(outcomeOf(tree, !holds));
}

function outcomesOf({ expression, holds }: Condition): ReadonlySet<Outcome> {
  const before = outcomesBefore.get(expression);
  const found = before ?? { true: partsOf(expression.tree, true), false: partsOf(expression.tree, false) };
  if (before === undefined) outcomesBefore.set(expression, found);
  return found[String(holds)] ?? new Set();
}

function partsOf(whole: Tree, holds: boolean): ReadonlySet<Outcome> {
  const tree = plain(whole);
  const [operator, one, other] = tree as readonly [string, Tree, Tree];
  if (operator === 'not') return partsOf(one, !holds);
  const own = outcomeOf(tree, holds);
  if (operator !== (holds ? '&&' : '||')) return new Set([own]);
  return new Set([own, ...partsOf(one, holds), ...partsOf(other, holds)]);
}

/** Rewrites `a != b` as `!(a == b)` and a missing path as `!has`, so that equivalent tests compare equal. */
function plain(tree: Tree): Tree {
  if (tree[0] === '!=') return ['not', ['==', tree[1], tree[2]]];
  if (tree[0] === 'missing' && tree[1][0] === 'get') return ['not', ['has', tree[1][1], tree[1][2]]];
  return tree;
}

function outcomeOf(tree: Tree, holds: boolean): Outcome {
  return `${holds ? '+' : '-'}${JSON.stringify(tree)}`;
}
