import { pathIn } from '../../flow/conditions/reads.ts';
import type { Tree } from '../../model/expression.ts';
import type { Service } from '../../model/service.ts';

/** A path that an expression compares with literals, or looks up in a list of codes (`label`; no values then). */
export interface Compared {
  readonly path: string;
  readonly values: readonly (string | number | boolean | null)[];
  readonly list?: string;
}

type Variables = ReadonlyMap<string, string | null>;

/** Comparisons with literals (`==`, `!=`, `in`) and labels, those of the facts it reads included. */
export function comparedIn(tree: Tree, service: Service): readonly Compared[] {
  const found: Compared[] = [];
  visit(tree, new Map(), { service, found, facts: new Set() });
  return found;
}

interface Visit {
  readonly service: Service;
  readonly found: Compared[];
  readonly facts: Set<string>;
}

function visit(tree: Tree, variables: Variables, to: Visit): void {
  const path = pathIn(tree, variables);
  if (path?.startsWith('facts.')) {
    const fact = to.service.facts.find(({ name }) => `facts.${name}` === path);
    if (fact === undefined || to.facts.has(path)) return;
    to.facts.add(path);
    visit(fact.is.tree, new Map(), to);
    return;
  }
  if (tree[0] === '==' || tree[0] === '!=') {
    note(tree[1], [tree[2]], variables, to);
    note(tree[2], [tree[1]], variables, to);
  }
  if (tree[0] === 'in' && tree[2][0] === 'list') note(tree[1], tree[2].slice(1) as Tree[], variables, to);
  if (tree[0] === 'call' && tree[1] === 'label') {
    const [, , list, of] = tree;
    const looked = of && pathIn(of, variables);
    if (looked && list?.[0] === 'value') to.found.push({ path: looked, values: [], list: String(list[1]) });
  }
  if (tree[0] === 'each') {
    const list = pathIn(tree[2], variables);
    visit(tree[2], variables, to);
    visit(tree[4], new Map(variables).set(tree[3], list === null ? null : `${list}[]`), to);
    return;
  }
  for (const part of tree.slice(1)) if (Array.isArray(part)) visit(part as unknown as Tree, variables, to);
}

function note(of: Tree, values: readonly Tree[], variables: Variables, { found }: Visit): void {
  const path = pathIn(of, variables);
  const literals = values.flatMap((value) => (value[0] === 'value' ? [value[1]] : []));
  if (path !== null && literals.length > 0) found.push({ path, values: literals });
}
