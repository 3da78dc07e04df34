import type { Project } from '../../model/project.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { FlowGraph } from '../graph/graph.ts';
import type { Collector } from '../paths/collector.ts';
import { withoutUnopened } from '../paths/never.ts';
import { readFlow } from '../paths/read-flow.ts';
import { createAnalysis } from './context.ts';

/** The graph of ways that can actually be taken: what is known at the start of each does not contradict its conditions. */
export function buildGraph(project: Project, vocabulary: Vocabulary): FlowGraph {
  return readPossibleFlow(project, vocabulary).graph;
}

/** The graph, plus the notes on each of its ways. */
export function readPossibleFlow(project: Project, vocabulary: Vocabulary): { graph: FlowGraph; collector: Collector } {
  const { graph, collector } = readFlow(project, vocabulary);
  const { isPossible } = createAnalysis(graph, collector, { findings: [], undecided: [], judgements: [] });
  const edges = graph.edges.filter(isPossible);
  const left = edges.length === graph.edges.length ? graph : { ...graph, ...withoutUnopened(graph.nodes, edges) };
  return { graph: left, collector };
}
