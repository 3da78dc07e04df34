import { attempt } from './attempt.ts';
import { codeOf } from './failing.ts';
import type { Ground, WalkEdge } from './ground.ts';
import { waysTo } from './ways.ts';

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

function walkWay(ground: Ground, way: readonly WalkEdge[], failed: WalkEdge | null): Promise<string | null> {
  const node = ground.node(way[0]?.from ?? '');
  const screen = node.kind === 'start' ? (ground.service(node.name).screens[0] ?? '') : node.name;
  return attempt(ground, { screen, way, asked: way, failed });
}
