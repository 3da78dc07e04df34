import { visitBlocks } from '../../load/blocks/visit-blocks.ts';
import type { Tree } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { pathIn } from '../conditions/reads.ts';
import { type Branch, branchesOf, itemName, itemsOf, type Made, type When } from './branches.ts';
import { substitute, treeOfValue } from './tree-of-value.ts';

/** A path that a screen shows, and when. */
export interface Shown {
  readonly path: string;
  readonly when: readonly When[];
  /** What of the descriptor shows it; null = an input. */
  readonly value: unknown;
}

/** A path as it is read in a value. */
type Read = Omit<Shown, 'value'>;

/** What is known at a part of the view: one for each way in which `item` comes about. */
interface World {
  readonly item: ReadonlyMap<string, Tree>;
  readonly when: readonly When[];
}

/** Every path that a screen shows, in its blocks and its inputs. */
export function shownOn(screen: Screen, vocabulary: Vocabulary, made: Made): readonly Shown[] {
  const found: Shown[] = [];
  const worldsOf = (branches: readonly Branch[]): readonly World[] =>
    branches.map(({ tree, when }) => ({ item: new Map([['item', tree]]), when }));
  visitBlocks<readonly World[]>(
    screen.view,
    vocabulary,
    {
      onGuard: ({ tree }, worlds) =>
        worlds.map(({ item, when }) => ({ item, when: [...when, { tree: substitute(tree, item), holds: true }] })),
      items: ({ tree }, worlds) =>
        worlds.flatMap(({ item, when }) => worldsOf(itemsOf(substitute(tree, item), made, when))),
      value: (value, worlds) => {
        for (const { item, when } of worlds) {
          const paths = pathsShown(substitute(treeOfValue(value), item), made, when);
          found.push({ value, path: '', when }, ...paths.map((shown) => ({ ...shown, value })));
        }
      },
      onLead: ({ label, change }, worlds) => {
        // A row is left out while there is nothing to change; its label is the first of it that is shown.
        if (!change?.shownWhen) return;
        const { tree } = change.shownWhen;
        const first = found.findLastIndex(({ value, path }) => path === '' && value === label);
        const start = first < 0 ? found.length : first - worlds.length + 1;
        for (let nth = Math.max(start, 0); nth < found.length; nth++) {
          const one = found[nth] as (typeof found)[number];
          found[nth] = { ...one, when: [...one.when, { tree, holds: true }] };
        }
      },
    },
    [{ item: new Map(), when: [] }],
  );
  return [...found.filter(({ path }) => path !== ''), ...inputsOf(screen)];
}

/** The paths whose values can be read in what a tree gives; what is only compared cannot. */
function pathsShown(tree: Tree, made: Made, when: readonly When[]): readonly Read[] {
  return branchesOf(tree, made, when).flatMap((branch): readonly Read[] => {
    const path = pathIn(branch.tree, new Map());
    if (path !== null) return [{ path, when: branch.when }];
    const [operator] = branch.tree;
    if (operator === 'each')
      return itemsOf(branch.tree, made, branch.when).flatMap((item) => pathsShown(item.tree, made, item.when));
    if (operator !== 'call' && operator !== '+' && operator !== 'list') return [];
    return branch.tree
      .slice(1)
      .flatMap((part) => (Array.isArray(part) ? pathsShown(part as unknown as Tree, made, branch.when) : []));
  });
}

/** An input shows what is typed in it. */
function inputsOf({ fields, groups }: Screen): readonly Shown[] {
  const whenOf = (shownWhen: { readonly tree: Tree } | null, item: ReadonlyMap<string, Tree>): readonly When[] =>
    shownWhen === null ? [] : [{ tree: substitute(shownWhen.tree, item), holds: true }];
  const own = fields.flatMap(({ name, bind, shownWhen, absent }) => [
    // Nothing is in the form of what is not shown, unless that is written.
    { path: `form.${name}`, when: absent === null ? [] : whenOf(shownWhen, new Map()), value: null },
    ...(bind === null ? [] : [{ path: bind, when: whenOf(shownWhen, new Map()), value: null }]),
  ]);
  const repeated = groups.flatMap(({ each, where, fields: inner }) => {
    const item = new Map<string, Tree>([['item', ['name', itemName(each)]]]);
    return inner.flatMap(({ bind, shownWhen }) =>
      bind === null
        ? []
        : [
            {
              path: bind.replace(/^item\b/, itemName(each)),
              when: [...whenOf(where, item), ...whenOf(shownWhen, item)],
              value: null,
            },
          ],
    );
  });
  return [...own, ...repeated];
}
