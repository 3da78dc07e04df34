import { buildGraph, type FlowGraph } from '../../../src/flow/graph.ts';
import { type LoadedProject, loadProject } from '../../../src/load/load-project.ts';
import type { ProjectFiles } from '../../../src/load/project-files.ts';
import type { Node } from '../../../src/load/yaml/located.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';

/** The descriptors at one time. */
export interface Tree {
  readonly files: ProjectFiles;
  readonly loaded: LoadedProject;
  readonly graph: FlowGraph;
}

/** What these write as text is an address or a name for a machine. */
const MACHINE_FILES = /^catalog\/(?:addresses|apps|calls\/.+)\.yaml$/;

export function treeOf(files: ProjectFiles, vocabulary: Vocabulary): Tree {
  const loaded = loadProject(files, vocabulary);
  return { files, loaded, graph: buildGraph(loaded.project, vocabulary) };
}

/** Scalars that are read by people. */
export function textsOf({ loaded }: Tree): readonly Node[] {
  return loaded.gathered.flatMap(({ texts }) => texts).filter(({ at }) => !MACHINE_FILES.test(at.file));
}
