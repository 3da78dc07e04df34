import { visitBlocks } from '../../load/blocks/visit-blocks.ts';
import { shownClaim } from '../../load/type-check/shown-claims.ts';
import type { Block } from '../../model/block.ts';
import type { Claim } from '../../model/claim.ts';
import type { Expression, Tree } from '../../model/expression.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { Condition } from '../graph/graph.ts';
import { expressionsIn } from './expressions-in.ts';

/** A claim that a text names, what must hold for it to be shown, and under which conditions what stands around it is drawn. */
export interface ClaimUse {
  readonly claim: Claim;
  /** The placeholder that names it. */
  readonly shownBy: Expression;
  /** null = it stands for a written reason. */
  readonly witness: Expression | null;
  /** The sentence, with what stands in it. */
  readonly words: Tree;
  readonly drawn: readonly Condition[];
  /** Of which lists `item` may be here. */
  readonly lists: readonly Tree[];
}

export type ListsAround = ReadonlyMap<Expression, readonly Tree[]>;

interface Around {
  readonly vocabulary: Vocabulary;
  readonly lists?: ListsAround;
}

/** The claims that stand anywhere in it, but for those in the steps below it. */
export function claimsIn(node: unknown, around: Around, drawn: readonly Condition[] = []): readonly ClaimUse[] {
  if (typeof node !== 'object' || node === null || isStep(node, around)) return [];
  if ('kind' in node && node.kind === 'expression') return claimOf(node as Expression, around, drawn);
  const { shownWhen } = node as { readonly shownWhen?: Expression | null };
  const inside = shownWhen ? [...drawn, { expression: shownWhen, holds: true }] : drawn;
  return Object.values(node).flatMap((part) => claimsIn(part, around, inside));
}

function claimOf(shownBy: Expression, { lists }: Around, drawn: readonly Condition[]): readonly ClaimUse[] {
  const claim = shownClaim(shownBy);
  if (claim === null) return [];
  const { source, tree, at } = shownBy;
  const [operator, holds, sentence] = tree;
  const isWitnessed = claim.holds !== null && operator === '?';
  const witness: Expression | null = isWitnessed
    ? { kind: 'expression', source, tree: holds as Tree, ...(at && { at }) }
    : null;
  const words = isWitnessed ? (sentence as Tree) : tree;
  return [{ claim, shownBy, witness, words, drawn, lists: lists?.get(shownBy) ?? [] }];
}

function isStep(node: object, { vocabulary: { steps } }: Around): boolean {
  return 'kind' in node && 'options' in node && !('shownWhen' in node) && Object.hasOwn(steps, String(node.kind));
}

const known = new WeakMap<readonly Block[], ListsAround>();

/** The lists for whose items each expression of a view is drawn. */
export function listsAround(view: readonly Block[], vocabulary: Vocabulary): ListsAround {
  const before = known.get(view);
  if (before !== undefined) return before;
  const found = new Map<Expression, readonly Tree[]>();
  visitBlocks<readonly Tree[]>(
    view,
    vocabulary,
    {
      items: ({ tree }, lists) => [...lists, tree],
      value: (value, lists) => {
        for (const expression of expressionsIn(value)) found.set(expression, lists);
      },
    },
    [],
  );
  known.set(view, found);
  return found;
}

/** Every placeholder that shows a claim, wherever it stands. */
export function allClaimsIn(node: unknown): readonly Expression[] {
  return expressionsIn(node).filter((expression) => shownClaim(expression) !== null);
}
