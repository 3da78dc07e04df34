import { lint } from '../../src/lint/lint.ts';
import type { Rule } from '../../src/lint/rule.ts';
import { type LoadedProject, loadProject } from '../../src/load/load-project.ts';
import type { ProjectFiles } from '../../src/load/project-files.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';

/** A project loaded, with the Problems of the loader and of every rule. */
export function checkProject(files: ProjectFiles, vocabulary: Vocabulary, rules: readonly Rule[]): LoadedProject {
  const loaded = loadProject(files, vocabulary);
  return { ...loaded, problems: lint({ ...loaded, vocabulary }, rules) };
}
