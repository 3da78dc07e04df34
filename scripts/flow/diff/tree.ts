import { createAnalysis } from '../../../src/flow/analysis/context.ts';
import type { FlowGraph, GraphEdge } from '../../../src/flow/graph/graph.ts';
import { readFlow } from '../../../src/flow/paths/read-flow.ts';
import { isForMachines } from '../../../src/load/files/own-part.ts';
import type { ProjectFiles } from '../../../src/load/files/project-files.ts';
import type { LoadedProject } from '../../../src/load/gather/loaded.ts';
import { loadProject } from '../../../src/load/load-project.ts';
import type { Node } from '../../../src/load/yaml/located.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';

/** The descriptors of one version. */
export interface Tree {
  readonly files: ProjectFiles;
  readonly loaded: LoadedProject;
  readonly graph: FlowGraph;
  /** Whether the edge's conditions can be satisfied at all. */
  isPossible(edge: GraphEdge): boolean;
}

export function treeOf(files: ProjectFiles, vocabulary: Vocabulary): Tree {
  const loaded = loadProject(files, vocabulary);
  const { graph, collector } = readFlow(loaded.project, vocabulary);
  const { isPossible } = createAnalysis(graph, collector, { findings: [], undecided: [], judgements: [] });
  return { files, loaded, graph, isPossible };
}

/** Scalars that people read. */
export function textsOf({ loaded }: Tree): readonly Node[] {
  return loaded.gathered.flatMap(({ texts }) => texts).filter(({ at }) => !isForMachines(at.file));
}
