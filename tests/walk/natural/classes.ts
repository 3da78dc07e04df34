import { codeOf } from '../failing.ts';
import type { Ground, WalkEdge } from '../ground.ts';
import { isByItself } from '../moves.ts';
import type { Ledger } from './ledger.ts';

/** The edges that were not taken, by service and by what kind of edge they are: counts, and the edges. */
export function untakenByClass(ground: Ground, { taken }: Ledger): readonly string[] {
  const found = new Map<string, string[]>();
  for (const edge of ground.edges) {
    if (taken.has(edge.id)) continue;
    const key = classOf(ground, edge);
    found.set(key, [...(found.get(key) ?? []), edge.id]);
  }
  return [...found]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([key, ids]) => [`${ids.length} ${key}`, ...ids.map((id) => `    ${id}`)]);
}

function classOf(ground: Ground, edge: WalkEdge): string {
  const { kind } = ground.node(edge.from);
  const code = codeOf(edge);
  const where = kind === 'screen' ? (isByItself(edge.trigger) ? 'opening' : 'pressing') : kind;
  const what =
    code === 'timeout' || edge.via === 'timeout'
      ? 'a time-out'
      : edge.after.length > 0
        ? 'after a failure'
        : code !== null
          ? 'a failing call'
          : edge.trigger === 'cancel'
            ? 'a wait cancelled'
            : edge.conditions.length > 0
              ? 'under conditions'
              : 'at any time';
  return `${where}: ${what}`;
}
