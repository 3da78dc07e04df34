import type { Condition } from '../../src/flow/graph/graph.ts';
import type { Tab } from '../runtime/browser.ts';
import { type Assigned, assign, unmetIn } from './assign.ts';
import { codeOf } from './failing.ts';
import type { Ground, WalkEdge } from './ground.ts';
import { isAt } from './landing.ts';
import type { End } from './play.ts';
import { happensOnOpening } from './ways.ts';

/** A world that meets more, and the condition that made the difference. */
interface Repaired {
  readonly flipped: Condition;
  readonly assigned: Assigned;
}

/** Nothing but the way sends the person on while the screen opens. */
export function stayingOpen(
  ground: Ground,
  first: Assigned,
  wanted: readonly Condition[],
  way: readonly WalkEdge[],
): Assigned {
  let best = first;
  let all = wanted;
  for (const edge of ground.from(`screen:${first.world.screen}`)) {
    const { trigger, conditions } = edge;
    if (way.includes(edge) || !happensOnOpening(trigger) || codeOf(edge) !== null || conditions.length === 0) continue;
    // Whether such a screen is done is not for a condition to say.
    if (trigger === 'due' && conditions.length < 2) continue;
    if (unmetIn(ground, best.world, conditions).length > 0) continue;
    const repaired = unless(ground, best, all, conditions);
    if (repaired !== null) [best, all] = [repaired.assigned, [...all, repaired.flipped]];
  }
  return { world: best.world, unmet: unmetIn(ground, best.world, wanted) };
}

/** A condition under which what was taken instead is not taken; null = none is known. */
export function otherwise(
  ground: Ground,
  tab: Tab,
  { edge, since }: End,
  assigned: Assigned,
  wanted: readonly Condition[],
): Repaired | null {
  const { screen, beyond } = assigned.world;
  const opening = [screen, beyond ?? '']
    .flatMap((name) => ground.from(`screen:${name}`))
    .filter(({ trigger }) => happensOnOpening(trigger));
  const same = edge === null ? [] : ground.from(edge.from).filter(({ trigger }) => trigger === edge.trigger);
  for (const other of [...same, ...opening]) {
    if (other === edge || codeOf(other) !== null || !isAt(tab, ground.node(other.to), since)) continue;
    const repaired = unless(ground, assigned, wanted, other.conditions);
    if (repaired !== null) return repaired;
  }
  return null;
}

/** The latest of the conditions that can be turned without breaking what is wanted. */
function unless(
  ground: Ground,
  { world, unmet }: Assigned,
  wanted: readonly Condition[],
  conditions: readonly Condition[],
): Repaired | null {
  for (const { expression, holds } of conditions.toReversed()) {
    if (wanted.some((one) => one.expression === expression)) continue;
    const flipped = { expression, holds: !holds };
    const assigned = assign(ground, world, [...wanted, flipped]);
    if (assigned.unmet.length <= unmet.length) return { flipped, assigned };
  }
  return null;
}
