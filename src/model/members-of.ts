import type { Tree } from './expression.ts';

/** The members of `{'name': value}`. */
export function membersOf(
  tree: Extract<Tree, readonly ['record', ...unknown[]]>,
): readonly (readonly [string, Tree])[] {
  return tree.flatMap((name, nth) => (nth % 2 ? [[name, tree[nth + 1]] as [string, Tree]] : []));
}
