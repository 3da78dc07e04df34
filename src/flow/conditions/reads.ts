import type { Tree } from '../../model/expression.ts';
import type { Service } from '../../model/service.ts';

const known = new WeakMap<Tree, readonly string[]>();

/**
 * The paths an expression reads, including those its facts read; members of list items are written with `[]`. Example: `facts.forOthers` gives
 * `state.draft.reports`, `state.draft.reports[].isChecked`.
 */
export function readsOf(tree: Tree, service: Service): readonly string[] {
  const before = known.get(tree);
  if (before !== undefined) return before;
  const found = new Set<string>();
  visit(tree, new Map(), { service, found, facts: new Set() });
  const reads = [...found];
  known.set(tree, reads);
  return reads;
}

/** Do the two paths name the same value, or is one part of the other? */
export function overlaps(one: string, other: string): boolean {
  return one === other || isWithin(one, other) || isWithin(other, one);
}

/** Is `inner` the value `outer` or a part of it? */
export function isWithin(inner: string, outer: string): boolean {
  if (!inner.startsWith(outer)) return false;
  const next = inner[outer.length];
  return next === undefined || next === '.' || next === '[';
}

interface Visit {
  readonly service: Service;
  readonly found: Set<string>;
  /** Facts already expanded. */
  readonly facts: Set<string>;
}

type Variables = ReadonlyMap<string, string | null>;

function visit(tree: Tree, variables: Variables, to: Visit): void {
  const path = pathIn(tree, variables);
  if (path !== null) {
    note(path, to);
    return;
  }
  switch (tree[0]) {
    case 'value':
    case 'name':
      return;
    case 'has':
      visit(['get', tree[1], tree[2]], variables, to);
      return;
    case 'get':
      visit(tree[1], variables, to);
      return;
    case 'each': {
      visit(tree[2], variables, to);
      const list = listPath(tree[2], variables);
      visit(tree[4], new Map(variables).set(tree[3], list === null ? null : `${list}[]`), to);
      return;
    }
    default:
      for (const part of tree.slice(1)) if (Array.isArray(part)) visit(part as unknown as Tree, variables, to);
  }
}

function note(path: string, to: Visit): void {
  const [root, name] = path.split('.');
  if (root !== 'facts' || name === undefined) {
    to.found.add(path);
    return;
  }
  const fact = to.service.facts.find((candidate) => candidate.name === name);
  if (fact === undefined || to.facts.has(name)) return;
  to.facts.add(name);
  visit(fact.is.tree, new Map(), to);
}

/** `state.four.sex`, `state.reports[].id`; null if the tree is not a plain path, or starts at a variable over an unknown list. */
export function pathIn(tree: Tree, variables: Variables): string | null {
  if (tree[0] === 'name') return variables.has(tree[1]) ? (variables.get(tree[1]) ?? null) : tree[1];
  if (tree[0] !== 'get') return null;
  const parent = pathIn(tree[1], variables);
  return parent === null ? null : `${parent}.${tree[2]}`;
}

/** The list an expression iterates over, seen through `filter` and `map`. */
export function listPath(tree: Tree, variables: Variables): string | null {
  if (tree[0] === 'each' && tree[1] === 'filter') return listPath(tree[2], variables);
  if (tree[0] === 'each' && tree[1] === 'map') {
    const list = listPath(tree[2], variables);
    return list === null ? null : pathIn(tree[4], new Map(variables).set(tree[3], `${list}[]`));
  }
  return pathIn(tree, variables);
}
