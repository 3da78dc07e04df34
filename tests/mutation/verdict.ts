import { lint, withFlow } from '../../src/lint/lint.ts';
import type { Rule } from '../../src/lint/rule.ts';
import { keptInMemory } from '../../src/load/kept.ts';
import { loadProject } from '../../src/load/load-project.ts';
import type { ProjectFiles } from '../../src/load/project-files.ts';
import type { Project } from '../../src/model/project.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { type Mutant, rewritten } from './mutants.ts';

/** `caught`: something is told. `equivalent`: the same project, so there is nothing to tell. */
export type Verdict = 'caught' | 'equivalent' | 'survived';

/** Judges mutants of a project one after the other; what they leave alone is read once. */
export function createJudge(files: ProjectFiles, vocabulary: Vocabulary, rules: readonly Rule[]) {
  // Mutants are written anew from their trees: what they are held against is, too.
  const written = new Map(
    [...files].map(([file, content]) => [
      file,
      /^(?:screens|catalog)\/.+\.yaml$/.test(file) ? encoder.encode(rewritten(content)) : content,
    ]),
  );
  const original = normalised(loadProject(written, vocabulary).project);
  // Services that a mutant leaves alone are analysed once.
  const kept = keptInMemory();
  const judge = (mutant: Pick<Mutant, 'file' | 'text'>): Verdict => {
    const files = new Map(written).set(mutant.file, mutant.text());
    const loaded = loadProject(files, vocabulary);
    if (loaded.problems.length > 0) return 'caught';
    if (normalised(loaded.project) === original) return 'equivalent';
    return lint(withFlow({ ...loaded, vocabulary }, { kept, files }), rules).length > 0 ? 'caught' : 'survived';
  };
  return { judge, original, isSame: (project: Project) => normalised(project) === original };
}

const encoder = new TextEncoder();

/** Everything that is built: places say where something stands, not what it is. The graph of ways is made of nothing else. */
function normalised(project: Project): string {
  return JSON.stringify(project, (key, value: unknown) => (key === 'at' ? undefined : value));
}
