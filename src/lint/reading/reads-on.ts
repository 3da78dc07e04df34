import { pathIn } from '../../flow/conditions/reads.ts';
import type { Tree } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';

/** Does a screen read a value (`found.hindrance`, `facts.tooEarly`) in what it shows, asks or does when it opens? */
export function readsOn({ view, fields, groups, enter, dialogs }: Screen, path: string): boolean {
  return reads({ view, fields, groups, enter, dialogs }, path);
}

function reads(value: unknown, path: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('kind' in value && value.kind === 'expression') return inTree((value as { readonly tree?: unknown }).tree, path);
  return Object.values(value).some((part) => reads(part, path));
}

function inTree(tree: unknown, path: string): boolean {
  if (!Array.isArray(tree)) return false;
  const [operator, ...parts] = tree as unknown as Tree;
  const own = operator === 'has' ? (['get', ...parts] as unknown as Tree) : (tree as unknown as Tree);
  return pathIn(own, new Map()) === path || parts.some((part) => inTree(part, path));
}
