import type { Project } from '../model/project.ts';
import type { Vocabulary } from '../model/vocabulary.ts';
import { createAnalysis } from './analysis/context.ts';
import type { Collector } from './build/collector.ts';
import { withoutUnopened } from './build/never.ts';
import { readFlow } from './build/read-flow.ts';
import type { FlowGraph } from './graph.ts';

/** Every way that somebody can take: what is known where it begins does not contradict what it asks. */
export function buildGraph(project: Project, vocabulary: Vocabulary): FlowGraph {
  return readPossibleFlow(project, vocabulary).graph;
}

/** The graph with the notes of each of its ways. */
export function readPossibleFlow(project: Project, vocabulary: Vocabulary): { graph: FlowGraph; collector: Collector } {
  const { graph, collector } = readFlow(project, vocabulary);
  const { isPossible } = createAnalysis(graph, collector, { findings: [], undecided: [], judgements: [] });
  const edges = graph.edges.filter(isPossible);
  const left = edges.length === graph.edges.length ? graph : { ...graph, ...withoutUnopened(graph.nodes, edges) };
  return { graph: left, collector };
}
