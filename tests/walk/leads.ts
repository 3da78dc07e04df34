import { listPath } from '../../src/flow/conditions/reads.ts';
import type { Condition } from '../../src/flow/graph/graph.ts';
import { pressTargetsOf, triggerOf } from '../../src/flow/parts/press-targets.ts';
import { type Lead, visitBlocks } from '../../src/load/blocks/visit-blocks.ts';
import type { Expression, Tree } from '../../src/model/expression.ts';
import type { Screen } from '../../src/model/screen.ts';
import { vocabulary } from '../load/vocabulary.ts';
import { itemOf } from './assign.ts';
import type { Ground } from './ground.ts';
import type { AnyRecord } from './paths.ts';
import { valueIn, type World, withValue } from './world.ts';

/** What is pressed for a trigger, and the lists in whose items it stands, outermost first. */
export interface Press {
  readonly lead: Lead;
  readonly lists: readonly Expression[];
}

/** The list in which it stands is not empty. */
export function inSomeItem(screen: Screen, trigger: string): readonly Condition[] {
  const [list] = pressesFor(screen, trigger)[0]?.lists ?? [];
  if (list === undefined) return [];
  const known: Expression = made.get(list) ?? {
    kind: 'expression',
    source: `${list.source}.size() > 0`,
    tree: ['>', ['call', 'size', list.tree], ['value', 0]],
  };
  made.set(list, known);
  return [{ expression: known, holds: true }];
}

const made = new WeakMap<Expression, Expression>();

/** The world in which what is pressed for a trigger stands at the first item of its list. */
export function atFirstItem(ground: Ground, world: World, trigger: string): World {
  const [pressed] = pressesFor(ground.screen(world.screen), trigger);
  const [list, ...inner] = pressed?.lists ?? [];
  const path = list === undefined ? null : listPath(unlessEmpty(list.tree), new Map());
  if (list === undefined || path === null || inner.length > 0) return world;
  const items = valueIn(ground, world, list);
  const [item] = Array.isArray(items) ? items : [];
  const made = item ?? itemOf(ground, world, path);
  const there = item === undefined ? withValue(ground, world, path, [made]) : world;
  return typeof made === 'object' && made !== null
    ? { ...there, item: { value: made as AnyRecord, list: path } }
    : there;
}

/** Of a list that is empty under some condition, what it is otherwise. */
function unlessEmpty(tree: Tree): Tree {
  if (tree[0] !== '?') return tree;
  const [one, other] = [tree[2], tree[3]];
  const isEmpty = (part: Tree) => part[0] === 'list' && part.length === 1;
  return isEmpty(one) ? unlessEmpty(other) : isEmpty(other) ? unlessEmpty(one) : tree;
}

export function pressesFor(screen: Screen, trigger: string): readonly Press[] {
  const presses: Press[] = [];
  for (const blocks of [screen.view, ...screen.groups.map(({ above }) => above)])
    visitBlocks<readonly Expression[]>(
      blocks,
      vocabulary,
      { items: (list, around) => [...around, list], onLead: (lead, lists) => presses.push({ lead, lists }) },
      [],
    );
  // Both are found by the same visit, in the same order.
  const targets = pressTargetsOf(screen, vocabulary);
  return presses.filter((_, nth) => {
    const target = targets[nth];
    return target !== undefined && triggerOf(target) === trigger;
  });
}
