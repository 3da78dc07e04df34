import { appVersions, listOf } from './app-versions.ts';
import { arrange } from './arrange.ts';
import { assign } from './assign.ts';
import { baseWorld } from './base-world.ts';
import { isLaunchRefused, wantedFor } from './conditions.ts';
import { codeOf } from './failing.ts';
import type { Ground, WalkEdge } from './ground.ts';
import { atFirstItem } from './leads.ts';
import { play } from './play.ts';
import { otherwise, stayingOpen } from './repair.ts';
import { standingBefore, withoutAnswers } from './standing.ts';
import { waysTo } from './ways.ts';

/** Turns of one way; each asks for one condition more, where another edge of the graph was taken instead. */
const mostTurns = 5;

/**
 * Takes an edge of the flow graph, over the real run-time, from a world in which the conditions of a way there hold. The same every time. Returns
 * null when it was taken, otherwise why not, for each way that was tried. Runs under fake timers.
 */
export async function walkEdge(ground: Ground, edge: WalkEdge): Promise<readonly string[] | null> {
  const why: string[] = [];
  for (const way of waysTo(ground, edge)) {
    const reason = await walkWay(ground, way, null);
    if (reason === null) return null;
    why.push(reason);
    if (!reason.startsWith('not opened')) continue;
    for (const failed of failuresAt(ground, way)) if ((await walkWay(ground, way, failed)) === null) return null;
  }
  return why.length === 0 ? ['no way leads there'] : why;
}

/** Failures while the screen opens that leave the person there, each place once: something may be pressed only then. */
function failuresAt(ground: Ground, [first]: readonly WalkEdge[]): readonly WalkEdge[] {
  const found = new Map<string, WalkEdge>();
  for (const edge of ground.from(first?.from ?? '')) {
    const { kind } = ground.node(edge.to);
    const isFailure = edge.trigger === 'enter' && codeOf(edge) !== null && codeOf(edge) !== 'timeout';
    const isLeft =
      kind === 'stay' || (kind === 'dialog' && ground.from(edge.to).some(({ to }) => to.startsWith('stay:')));
    if (isFailure && isLeft && !found.has(`${edge.call} ${edge.to}`)) found.set(`${edge.call} ${edge.to}`, edge);
  }
  return [...found.values()].toSorted((one, other) => one.conditions.length - other.conditions.length).slice(0, 6);
}

async function walkWay(ground: Ground, way: readonly WalkEdge[], failed: WalkEdge | null): Promise<string | null> {
  const [first] = way;
  if (first === undefined) return 'no way';
  const node = ground.node(first.from);
  const name = node.kind === 'start' ? (ground.service(node.name).screens[0] ?? '') : node.name;
  let wanted = wantedFor(ground, name, way);
  const base = atFirstItem(ground, baseWorld(ground, name), first.trigger);
  let assigned = stayingOpen(ground, assign(ground, base, wanted), wanted, way);
  for (let turn = 1; ; turn += 1) {
    const met = withoutAnswers(ground, assigned.world, way);
    const settings = Object.assign({}, met.settings, ...way.map((edge) => appVersions(ground, edge)));
    const isRefused = way.some((edge) => isLaunchRefused(ground, edge));
    const world = { ...met, settings, ...(isRefused && { launch: {} }) };
    const arranged = arrange(ground, world, standingBefore(ground, way));
    if (way.some((edge) => listOf(edge) === 'onMissing')) arranged.apps.answer = { kind: 'missing' };
    const end = await play(ground, arranged, world, way, failed);
    if (end === null) return null;
    const next = turn < mostTurns ? otherwise(ground, arranged.tab, end, assigned, wanted) : null;
    if (next === null) {
      const unmet = assigned.unmet.map(({ expression, holds }) => `${holds ? '' : 'not '}${expression.source}`);
      return [end.why, ...unmet.map((condition) => `[unmet: ${condition}]`)].join(' ');
    }
    wanted = [...wanted, next.flipped];
    assigned = next.assigned;
  }
}
