import type { FlowGraph, GraphEdge, GraphNode, NodeId } from '../../../src/flow/graph/graph.ts';

/** How a way is taken, in user terms: what is pressed, or what goes wrong. */
export type WayKind =
  | 'go'
  | 'forward'
  | 'back'
  | 'change'
  | 'changed'
  | 'due'
  | 'done'
  | 'unanswered'
  | 'guard'
  | 'error'
  | 'timeout'
  | 'cancel';

export const EXITS: ReadonlySet<WayKind> = new Set(['guard', 'error', 'timeout']);

/** All edges of one kind between two places, merged. */
export interface Way {
  readonly from: GraphNode;
  readonly to: GraphNode;
  readonly kind: WayKind;
  readonly edges: readonly GraphEdge[];
}

export interface Ways {
  /** Places; all openings of a dialog on one screen are merged into one place. */
  readonly nodes: ReadonlyMap<NodeId, GraphNode>;
  readonly ways: readonly Way[];
  outOf(id: NodeId): readonly Way[];
  into(id: NodeId): readonly Way[];
}

/** The graph as users perceive it: few places, one way per kind between any two. */
export function waysOf(graph: FlowGraph): Ways {
  const place = new Map<NodeId, GraphNode>();
  for (const node of graph.nodes) place.set(node.id, node.kind === 'dialog' ? { ...node, id: dialogId(node) } : node);
  const gathered = new Map<string, { from: GraphNode; to: GraphNode; kind: WayKind; edges: GraphEdge[] }>();
  for (const edge of graph.edges) {
    const from = place.get(edge.from);
    const to = place.get(edge.to);
    if (from === undefined || to === undefined) continue;
    const kind = kindOf(edge, to);
    const key = `${from.id}|${kind}|${to.id}`;
    const known = gathered.get(key);
    if (known) known.edges.push(edge);
    else gathered.set(key, { from, to, kind, edges: [edge] });
  }
  const ways = [...gathered.values()];
  const byFrom = grouped(ways, ({ from }) => from.id);
  const byTo = grouped(ways, ({ to }) => to.id);
  return {
    nodes: new Map([...place.values()].map((node) => [node.id, node])),
    ways,
    outOf: (id) => byFrom.get(id) ?? [],
    into: (id) => byTo.get(id) ?? [],
  };
}

export function grouped<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

function dialogId({ id, name, screen, service }: GraphNode): NodeId {
  const owner = /^dialog:([^/]+)\//.exec(id)?.[1] ?? '';
  return `dialog:${owner}/${name}@${screen || service}`;
}

/** Labels of ways that exist only for people who came back to change something. */
export const AFTER_CHANGE = /^変更(?:を終えて|で必要に)/;

function kindOf({ via, trigger, label, codes }: GraphEdge, to: GraphNode): WayKind {
  const [by = ''] = trigger.split(':');
  if (by === 'change' || by === 'due' || by === 'done') return by;
  if (by === 'unanswered' && to.kind === 'screen') return by;
  if (AFTER_CHANGE.test(label)) return 'changed';
  if (by === 'guard' || by === 'process') return 'guard';
  if (via === 'timeout') return 'timeout';
  if (via === 'error' || codes.length > 0) return 'error';
  if (trigger === 'action:back' && to.kind === 'screen') return 'back';
  if (via === 'cancel' || via === 'forward' || via === 'back') return via;
  return 'go';
}
