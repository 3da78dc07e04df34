import type { Project } from '../../model/project.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { FlowGraph } from '../graph/graph.ts';
import { type Collector, createCollector } from './collector.ts';
import { withoutNever } from './never.ts';
import { resolvePrevious } from './previous.ts';
import { addScreen } from './screen.ts';
import { addServiceStart, startsOf } from './starts.ts';

/**
 * Reads every way between screens, dialogs, addresses and apps, with its conditions and the notes for the analysis. Includes ways that nobody can
 * take, since the analysis reports them (see `possible-flow.ts`). Near-linear in the number of screens.
 */
export function readFlow(project: Project, vocabulary: Vocabulary): { graph: FlowGraph; collector: Collector } {
  const collector = createCollector(project, vocabulary);
  for (const service of project.services) addServiceStart(collector, service);
  for (const screen of project.screens) addScreen(collector, screen);
  const starts = startsOf(project, collector);
  resolvePrevious(collector, collector.edges(), collector.takePendingBacks());
  const edges = collector.edges();
  return { graph: { ...withoutNever({ nodes: collector.nodes(), edges }, collector), starts }, collector };
}
