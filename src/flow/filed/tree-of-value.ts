import type { Expression, Text, Tree } from '../../model/expression.ts';

/** Whatever stands where a value does (an expression, a text, lists and maps of them, a literal) as one tree. */
export function treeOfValue(value: unknown): Tree {
  if (Array.isArray(value)) return ['list', ...value.map(treeOfValue)];
  if (typeof value !== 'object' || value === null) return ['value', value as string | number | boolean | null];
  if (isExpression(value)) return value.tree;
  if (isText(value)) return ['call', 'text', ...value.parts.map(treeOfValue)];
  return ['record', ...Object.entries(value).flatMap(([name, member]) => [name, treeOfValue(member)])];
}

function isExpression(value: object): value is Expression {
  return 'kind' in value && value.kind === 'expression' && 'tree' in value;
}

function isText(value: object): value is Text {
  return 'kind' in value && value.kind === 'text' && 'parts' in value;
}

/** The tree with other trees in place of names. */
export function substitute(tree: Tree, names: ReadonlyMap<string, Tree>): Tree {
  if (names.size === 0) return tree;
  if (tree[0] === 'name') return names.get(tree[1]) ?? tree;
  if (tree[0] === 'each') {
    const [, kind, list, variable, body] = tree;
    const inside = new Map([...names].filter(([name]) => name !== variable));
    return ['each', kind, substitute(list, names), variable, substitute(body, inside)];
  }
  return tree.map((part) => (Array.isArray(part) ? substitute(part as unknown as Tree, names) : part)) as never;
}
