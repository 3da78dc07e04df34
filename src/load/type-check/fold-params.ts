import type { Expression, Tree } from '../../model/expression.ts';
import type { Params } from '../template/params.ts';

/** Replaces `params.…` by a variant's constants, and folds whatever becomes constant. */
export function foldParams(tree: Tree, params: Params): Tree {
  return params.size === 0 ? tree : fold(tree, params);
}

/** The value of a condition that no longer depends on anything; null otherwise. */
export function constantOf(condition: Expression | null): boolean | null {
  if (condition === null || condition.source === '') return null;
  const [kind, value] = condition.tree;
  return kind === 'value' && typeof value === 'boolean' ? value : null;
}

function fold(tree: Tree, params: Params): Tree {
  if (tree[0] === 'value' || tree[0] === 'name') return tree;
  if (tree[0] === 'get' && tree[1][0] === 'name' && tree[1][1] === 'params') {
    const param = params.get(tree[2]);
    return param === undefined ? tree : ['value', param.value];
  }
  const parts = tree.map((part) =>
    Array.isArray(part) ? fold(part as unknown as Tree, params) : part,
  ) as unknown as Tree;
  switch (parts[0]) {
    case 'not':
      return isFlag(parts[1]) ? ['value', !parts[1][1]] : parts;
    case '&&':
    case '||': {
      const stops = parts[0] === '||';
      if (isFlag(parts[1])) return parts[1][1] === stops ? parts[1] : parts[2];
      return isFlag(parts[2]) && parts[2][1] !== stops ? parts[1] : parts;
    }
    case '==':
    case '!=':
      return parts[1][0] === 'value' && parts[2][0] === 'value'
        ? ['value', (parts[1][1] === parts[2][1]) === (parts[0] === '==')]
        : parts;
    case '?':
      return isFlag(parts[1]) ? (parts[1][1] ? parts[2] : parts[3]) : parts;
    default:
      return parts;
  }
}

function isFlag(tree: Tree): tree is readonly ['value', boolean] {
  return tree[0] === 'value' && typeof tree[1] === 'boolean';
}
