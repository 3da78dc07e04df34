import type { GraphEdge, GraphNode, NodeId } from '../graph/graph.ts';
import type { Analysis } from './context.ts';

/** What is reachable from outside, and the shortest path there. */
export interface Reached {
  has(node: NodeId): boolean;
  /** Titles of the screens and dialogs on the shortest path, ending with the node itself. Example 「提出方法の選択」→「本籍の入力」. */
  way(node: NodeId): string;
}

/** Searches breadth-first from the starts. Edges that only return from a change, to what came of a flow, or to an act without an answer, lead nowhere new. */
export function findReached(analysis: Analysis): Reached {
  const { graph, collector } = analysis;
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const by = new Map<NodeId, GraphEdge | null>(graph.starts.map((start) => [start, null]));
  const open = [...graph.starts];
  for (let next = 0; next < open.length; next += 1) {
    for (const edge of analysis.edgesFrom(open[next] ?? '')) {
      const isLost = edge.trigger === 'unanswered' && edge.to.startsWith('screen:');
      const isAgain = isLost || edge.trigger === 'done' || collector.notes.edges.get(edge.id)?.changed === true;
      if (by.has(edge.to) || isAgain || !analysis.isPossible(edge)) continue;
      by.set(edge.to, edge);
      open.push(edge.to);
    }
  }
  return {
    has: (node) => by.has(node),
    way(node) {
      const titles: string[] = [];
      for (let at: NodeId | undefined = node; at !== undefined; at = by.get(at)?.from) {
        titles.unshift(`「${titleOf(nodes.get(at))}」`);
      }
      return titles.join('→');
    },
  };
}

function titleOf(node: GraphNode | undefined): string {
  return node === undefined ? '' : node.title;
}
