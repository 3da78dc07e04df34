import { withFlow } from '../../src/lint/lint.ts';
import type { Rule } from '../../src/lint/rule.ts';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import { digestOf, memoryCache, type ResultCache } from '../../src/load/files/result-cache.ts';
import type { LoadedProject } from '../../src/load/gather/loaded.ts';
import { rememberProject } from '../../src/load/remember-project.ts';
import type { Project } from '../../src/model/project.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { type Mutant, rewritten } from './mutants.ts';
import { flowRulesLast } from './rule-order.ts';

/** `caught`: something is told. `equivalent`: the same project, so there is nothing to tell. */
export type Verdict = 'caught' | 'equivalent' | 'survived';

/**
 * Judges mutants of a project one after the other, each as `npm run check` judges the whole project: caught is what staff are told of. What a
 * mutant does not touch is not read again.
 */
export function createJudge(files: ProjectFiles, vocabulary: Vocabulary, rules: readonly Rule[]) {
  // Mutants are written anew from their trees: what they are held against is, too.
  const written = new Map(
    [...files].map(([file, content]) => [file, isDescriptor(file) ? encoder.encode(rewritten(content)) : content]),
  );
  const results = frozenAfter();
  const inputOf = (loaded: LoadedProject, of: ProjectFiles) =>
    withFlow({ ...loaded, vocabulary }, { results, files: of });

  const remembered = rememberProject(written, vocabulary);
  const original = normalised(remembered.loaded.project);
  const input = inputOf(remembered.loaded, written);
  const ordered = flowRulesLast(rules, input);
  const told = [...remembered.loaded.problems, ...ordered.flatMap((rule) => rule.check(input))];
  if (told.length > 0) throw new Error(`something is told without a mistake: ${told[0]?.message}`);
  results.freeze();

  /** Everything that `check` tells of these files, or the first of it. */
  const judge = ({ file, text }: Pick<Mutant, 'file' | 'text'>): Verdict => {
    const mutated = new Map(written).set(file, text());
    const loaded = remembered.loadUnlessTold(mutated);
    if (loaded === null) return 'caught';
    const input = inputOf(loaded, mutated);
    if (ordered.some((rule) => rule.check(input).length > 0)) return 'caught';
    return normalised(loaded.project) === original ? 'equivalent' : 'survived';
  };

  return { judge, written, isSame: (project: Project) => normalised(project) === original };
}

const encoder = new TextEncoder();

function isDescriptor(file: string): boolean {
  return /^(?:screens|catalog)\/.+\.yaml$/.test(file);
}

/** What was found out for the files as they are is kept; what was for a mutant would only fill the memory. */
function frozenAfter(): ResultCache & { freeze(): void } {
  const memory = memoryCache();
  let isFrozen = false;
  return {
    get: memory.get,
    set(key, value) {
      if (!isFrozen) memory.set(key, value);
    },
    freeze() {
      isFrozen = true;
    },
  };
}

/** Everything that is built: places say where something stands, not what it is. The graph of ways is made of nothing else. */
function normalised(project: Project): string {
  return digestOf([JSON.stringify(project, (key, value: unknown) => (key === 'at' ? undefined : value))]);
}
