import type { FlowFinding } from '../../src/flow/analysis/results.ts';
import { lint, withFlow } from '../../src/lint/lint.ts';
import type { Rule } from '../../src/lint/rule.ts';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import { noCache, type ResultCache } from '../../src/load/files/result-cache.ts';
import type { LoadedProject } from '../../src/load/gather/loaded.ts';
import { loadProject } from '../../src/load/load-project.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';

export interface CheckedProject extends LoadedProject {
  /** Conditions the flow analysis could not decide; not errors. Empty while there are errors. */
  undecided(): readonly FlowFinding[];
  /** How many rules look at the whole project, and wait until the loader finds no error. */
  readonly waitingRules: number;
}

/** Loads a project and collects the Problems of the loader and of every rule. `results`: cache that spares unchanged parts. */
export function checkProject(
  files: ProjectFiles,
  vocabulary: Vocabulary,
  rules: readonly Rule[],
  results: ResultCache = noCache,
): CheckedProject {
  const loaded = loadProject(files, vocabulary, results);
  const input = withFlow({ ...loaded, vocabulary }, results === noCache ? null : { results, files });
  const isWhole = !loaded.problems.some(({ severity }) => severity === 'error');
  return {
    ...loaded,
    problems: lint(input, rules),
    undecided: () => (isWhole ? input.flow().undecided : []),
    waitingRules: isWhole ? 0 : rules.filter(({ scope }) => scope === 'project').length,
  };
}
