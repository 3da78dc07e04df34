import type { Tree } from '../../model/expression.ts';
import { membersOf } from '../../model/members-of.ts';
import { pathIn } from '../conditions/reads.ts';
import { substitute } from './tree-of-value.ts';

/** A condition with the outcome it has. */
export interface When {
  readonly tree: Tree;
  readonly holds: boolean;
}

/** What a value is under these conditions: a path, a literal, a record, or something made of them. */
export interface Branch {
  readonly tree: Tree;
  readonly when: readonly When[];
}

/** Values that steps of a screen put together: state path -> what it is. */
export type Made = ReadonlyMap<string, readonly Branch[]>;

const none: ReadonlyMap<string, null> = new Map();

/** Every value that a tree can have, followed through conditions, records and what the screen's own steps made. */
export function branchesOf(tree: Tree, made: Made, when: readonly When[] = []): readonly Branch[] {
  if (tree[0] === '?')
    return [
      ...branchesOf(tree[2], made, [...when, { tree: tree[1], holds: true }]),
      ...branchesOf(tree[3], made, [...when, { tree: tree[1], holds: false }]),
    ];
  if (tree[0] === 'at') return itemsOf(tree[1], made, when);
  if (tree[0] !== 'get') return [{ tree, when }];
  const path = pathIn(tree, none);
  const own = path === null ? undefined : made.get(path);
  if (own !== undefined) {
    const others = new Map([...made].filter(([name]) => name !== path));
    return own.flatMap((branch) => branchesOf(branch.tree, others, [...when, ...branch.when]));
  }
  return branchesOf(tree[1], made, when).flatMap((parent): readonly Branch[] => {
    if (parent.tree[0] !== 'record') return [{ tree: ['get', parent.tree, tree[2]], when: parent.when }];
    const member = membersOf(parent.tree).find(([name]) => name === tree[2]);
    return member === undefined ? [] : branchesOf(member[1], made, parent.when);
  });
}

/** Every item that a list can have. Any item of a list at a path is named after the path. */
export function itemsOf(list: Tree, made: Made, when: readonly When[] = []): readonly Branch[] {
  if (list[0] === 'each' && (list[1] === 'filter' || list[1] === 'map')) {
    const [, kind, over, variable, body] = list;
    return itemsOf(over, made, when).flatMap((item) => {
      const own = substitute(body, new Map([[variable, item.tree]]));
      if (kind === 'map') return branchesOf(own, made, item.when);
      return [{ ...item, when: [...item.when, { tree: own, holds: true }] }];
    });
  }
  if (list[0] === 'list') return (list.slice(1) as Tree[]).flatMap((item) => branchesOf(item, made, when));
  if (list[0] === '+') return [list[1], list[2]].flatMap((part) => itemsOf(part, made, when));
  return branchesOf(list, made, when).flatMap((branch): readonly Branch[] => {
    const { tree } = branch;
    if (tree[0] === 'each' || tree[0] === 'list') return itemsOf(tree, made, branch.when);
    const path = pathIn(tree, none);
    return [{ tree: path === null ? ['call', 'item', tree] : ['name', itemName(path)], when: branch.when }];
  });
}

/** One name for any item of the list at a path: `state.draft.reports` -> `state/draft/reports#`. */
export function itemName(path: string): string {
  return `${path.replaceAll('.', '/')}#`;
}

/** `state/draft/reports#.name` -> `state.draft.reports[].name`. */
export function written(path: string): string {
  return path.replaceAll('/', '.').replaceAll('#', '[]');
}

/** The path of the list that a name stands for the items of; null = it is another name. */
export function listOfItem(name: string): string | null {
  return name.endsWith('#') ? name.slice(0, -1).replaceAll('/', '.') : null;
}

/** The plain paths a value is made of. */
export function sourcesOf(tree: Tree): readonly string[] {
  const path = pathIn(tree, none);
  if (path !== null) return [path];
  if (tree[0] === 'each') return [...sourcesOf(tree[2])];
  return tree.slice(1).flatMap((part) => (Array.isArray(part) ? sourcesOf(part as unknown as Tree) : []));
}
