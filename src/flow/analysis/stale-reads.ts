import type { Tree } from '../../model/expression.ts';
import { readsOf } from '../conditions/reads.ts';
import { freshness, isOfThisTab } from '../paths/fresh.ts';
import type { Told } from '../paths/notes.ts';

interface Stale {
  /** Not read again where the screen is opened again. */
  readonly entered: readonly string[];
  /** Read on opening, but not where the page comes out of the browser's page cache. */
  readonly restored: readonly string[];
}

/**
 * What a claim of how things are now reads, in its witness or its words, without reading it again. What is compared with something that is read again
 * need not be: that says whether it still holds. A witness that reads nothing of the portal's (what the run-time keeps) says nothing of now.
 */
export function staleReads({ claim, witness, words, lists, fresh, service }: Told): Stale {
  const readsIn = (tree: Tree) =>
    readsOf(tree, service).flatMap((read) =>
      /^item\b/.test(read) && lists.length > 0 ? lists.flatMap((list) => readsOf(list, service)) : [read],
    );
  const isRead = (read: string) => freshness(read, fresh) !== null;
  const conditions = witness === null ? [] : conjunctsOf(witness.tree);
  const compared = conditions
    .filter(([operator]) => operator === '==' || operator === '!=')
    .flatMap((tree) => {
      const [, one, other] = tree as readonly ['==' | '!=', Tree, Tree];
      const sides = [readsIn(one), readsIn(other)];
      return sides.some((reads) => reads.length > 0 && reads.every(isRead) && !reads.every(isOfThisTab))
        ? sides.flat()
        : [];
    });
  const all = [...conditions.flatMap(readsIn), ...readsIn(words)].filter((read) => !compared.includes(read));
  const entered = [...new Set(all.filter((read) => !isRead(read)))];
  const told = [...conditions, words].flatMap(readsIn).filter((read) => isRead(read) && !isOfThisTab(read));
  if (entered.length === 0 && told.length === 0)
    return { entered: claim.holds === null ? [] : [claim.holds.source], restored: [] };
  const restored = [...new Set(told.filter((read) => freshness(read, fresh)?.isRestored === false))];
  return { entered, restored };
}

function conjunctsOf(tree: Tree): readonly Tree[] {
  return tree[0] === '&&' ? [...conjunctsOf(tree[1]), ...conjunctsOf(tree[2])] : [tree];
}
