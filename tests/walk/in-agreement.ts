import { expressionsIn } from '../../src/flow/parts/expressions-in.ts';
import type { Expression, Tree } from '../../src/model/expression.ts';
import { arrange, type Standing } from './arrange.ts';
import type { Ground } from './ground.ts';
import { settled } from './take.ts';
import type { World } from './world.ts';

/**
 * Some screens compare two entries of the state when they open, one of which they have just set (what was signed, what would be sent), and take back
 * what does not belong to it. In this world both are the same.
 */
export async function inAgreement(ground: Ground, world: World, standing: Standing): Promise<World> {
  const pairs = comparedIn(ground, world);
  if (pairs.length === 0) return world;
  const { tab, address } = arrange(ground, world, standing);
  await tab.open(address);
  await settled(tab);
  if (tab.at !== world.screen) return world;
  const same = pairs.map(([kept, set]) => [kept, tab.screen.evaluate(entry(set))] as const);
  return { ...world, state: { ...world.state, ...Object.fromEntries(same.filter(([, value]) => value != null)) } };
}

/** Names of the entries that a screen compares as wholes when it opens. */
function comparedIn(ground: Ground, world: World): readonly (readonly [kept: string, set: string])[] {
  return expressionsIn(ground.screen(world.screen).enter).flatMap(({ tree }) => comparisonsIn(tree));
}

function comparisonsIn(tree: Tree): readonly (readonly [string, string])[] {
  const [operator, left, right] = tree;
  const [kept, set] = operator === '!=' ? [entryOf(left), entryOf(right)] : [null, null];
  if (kept !== null && set !== null) return [[kept, set]];
  return tree.slice(1).flatMap((part) => (Array.isArray(part) ? comparisonsIn(part as unknown as Tree) : []));
}

function entryOf(tree: Tree): string | null {
  return tree[0] === 'get' && tree[1][0] === 'name' && tree[1][1] === 'state' ? tree[2] : null;
}

const entry = (name: string): Expression => ({
  kind: 'expression',
  source: `state.${name}`,
  tree: ['get', ['name', 'state'], name],
});
