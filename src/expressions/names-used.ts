import type { Tree } from '../model/expression.ts';

/**
 * The paths an expression reads, each once in its longest form, in order of appearance. Variables of `exists` and the like are left out; the lists
 * they iterate over are included. Example: `form.turnIn == 'online' && state.reports.exists(r, r.isChecked)` gives `form.turnIn`, `state.reports`.
 */
export function namesUsed(tree: Tree): readonly string[] {
  const found = new Set<string>();
  visit(tree, new Set(), found);
  return [...found];
}

function visit(tree: Tree, variables: ReadonlySet<string>, found: Set<string>): void {
  const path = chain(tree);
  if (path !== null) {
    if (!variables.has(path[0] as string)) found.add(path.join('.'));
    return;
  }
  if (tree[0] === 'each') {
    visit(tree[2], variables, found);
    visit(tree[4], new Set(variables).add(tree[3]), found);
    return;
  }
  for (const part of tree.slice(1)) if (Array.isArray(part)) visit(part as unknown as Tree, variables, found);
}

function chain(tree: Tree): readonly string[] | null {
  if (tree[0] === 'name') return [tree[1]];
  if (tree[0] !== 'get' && tree[0] !== 'has') return null;
  const parent = chain(tree[1]);
  return parent === null ? null : [...parent, tree[2]];
}
