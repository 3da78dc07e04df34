import type { Tree } from '../../model/expression.ts';
import type { Service } from '../../model/service.ts';
import type { Type } from '../../model/type.ts';
import { contradicts } from '../conditions/contradiction.ts';
import { readsOf } from '../conditions/reads.ts';
import type { Names } from '../conditions/solve.ts';
import { solve } from '../conditions/solve.ts';
import type { Condition } from '../graph/graph.ts';
import { listOfItem, type When } from './branches.ts';
import type { Sent } from './sent.ts';
import type { Shown } from './shown.ts';
import { substitute } from './tree-of-value.ts';

/** Is the path shown whenever the member is sent and not empty? What cannot be proven counts as no. */
export function isCovered(path: string, sent: Sent, shown: readonly Shown[], names: Names): boolean {
  // A template's step that this screen has switched off.
  if (sent.when.some(({ tree, holds }) => tree[0] === 'value' && tree[1] === !holds)) return true;
  const own = shown.filter((one) => one.path === path);
  if (own.length === 0) return false;
  if (own.some(({ when }) => when.length === 0)) return true;
  const known = sent.when.map(conditionOf);
  const isKnown = ({ tree, holds }: When) => contradicts(known, conditionOf({ tree, holds }).expression, !holds);
  if (own.some(({ when }) => when.every(isKnown))) return true;
  const unshown = own.map(({ when }): When => ({ tree: allOf(when), holds: false }));
  const asked = [...sent.when, ...itemsExist(sent.when, names.service), ...unshown];
  const items = new Set(
    asked.flatMap(({ tree }) => readsOf(tree, names.service)).map((name) => name.split('.')[0] ?? ''),
  );
  const types = { ...names.types };
  for (const name of [...items, path.split('.')[0] ?? '']) {
    const list = listOfItem(name);
    if (list !== null) types[name] = itemType(typeAt(list, names.types));
  }
  const isText = typeAt(path, types).kind === 'text';
  const filled: readonly When[] = isText ? [{ tree: ['!=', pathTree(path), ['value', '']], holds: true }] : [];
  return solve([...asked, ...filled].map(conditionOf), { ...names, types }).can === 'no';
}

/** What is known of an item is known of some item of its list. */
function itemsExist(when: readonly When[], service: Service): readonly When[] {
  const names = new Set(when.flatMap(({ tree }) => readsOf(tree, service)).map((name) => name.split('.')[0] ?? ''));
  return [...names].flatMap((name): readonly When[] => {
    const list = listOfItem(name);
    if (list === null) return [];
    const alone = when.filter(({ tree }) => readsOf(tree, service).every((used) => used.split('.')[0] === name));
    const body = substitute(allOf(alone), new Map([[name, ['name', 'item']]]));
    return [{ tree: ['each', 'exists', pathTree(list), 'item', body], holds: true }];
  });
}

function allOf(when: readonly When[]): Tree {
  const all = when.map(({ tree, holds }): Tree => (holds ? tree : ['not', tree]));
  return all.reduce((one, other): Tree => ['&&', one, other], ['value', true] as Tree);
}

function conditionOf({ tree, holds }: When): Condition {
  return { expression: { kind: 'expression', source: '', tree }, holds };
}

function pathTree(path: string): Tree {
  const [root = '', ...rest] = path.split('.');
  return rest.reduce<Tree>((tree, name) => ['get', tree, name], ['name', root]);
}

function typeAt(path: string, types: { readonly [name: string]: Type }): Type {
  const [root = '', ...rest] = path.split('.');
  return rest.reduce<Type>(
    (type, name) => (type.kind === 'record' ? (type.members[name]?.type ?? { kind: 'any' }) : { kind: 'any' }),
    types[root] ?? { kind: 'any' },
  );
}

function itemType(type: Type): Type {
  return type.kind === 'list' ? type.of : { kind: 'any' };
}
