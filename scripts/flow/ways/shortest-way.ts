import type { GraphEdge, NodeId } from '../../../src/flow/graph/graph.ts';
import { EXITS, type Way, type Ways } from './ways.ts';

export interface Leg {
  readonly way: Way;
  /** The edge with the fewest conditions. */
  readonly edge: GraphEdge;
}

const NOT_ONWARD = new Set<Way['kind']>(['back', 'due', 'done', 'unanswered', 'changed']);

/** The way with the fewest legs from any start, without errors and without going back; null = none. */
export function shortestWay(target: NodeId, starts: readonly NodeId[], ways: Ways): readonly Leg[] | null {
  const reached = new Map<NodeId, Way | null>();
  const waiting = starts.filter((id) => id !== target && ways.nodes.has(id));
  for (const id of waiting) reached.set(id, null);
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    if (id === target) return legsTo(target, reached);
    for (const way of ways.outOf(id)) {
      if (EXITS.has(way.kind) || NOT_ONWARD.has(way.kind) || reached.has(way.to.id)) continue;
      reached.set(way.to.id, way);
      waiting.push(way.to.id);
    }
  }
  return null;
}

function legsTo(target: NodeId, reached: ReadonlyMap<NodeId, Way | null>): readonly Leg[] {
  const legs: Leg[] = [];
  for (let way = reached.get(target); way; way = reached.get(way.from.id)) {
    const [first, ...rest] = way.edges;
    if (first === undefined) break;
    const edge = rest.reduce(
      (least, other) => (other.conditions.length < least.conditions.length ? other : least),
      first,
    );
    legs.unshift({ way, edge });
  }
  return legs;
}
