import type { Rule } from '../../src/lint/rule.ts';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import type { Judged } from './report.ts';
import { createJudge } from './verdict.ts';

/** Of each `every`-th mutant, the `part`-th of every `parts`; from 0. */
interface Shard {
  readonly part: number;
  readonly parts: number;
  readonly every: number;
  /** No further mutant is begun after so long a judging; undefined: all of them are judged. */
  readonly seconds?: number;
}

/** A prime: mutants in steps of it come from every file and of every operator, and the first ones are the same for the same descriptors. */
const STEP = 7919;

/** Judges a part of the mutants of the descriptors below `root`. */
export function judgeShard(
  root: string,
  { vocabulary, rules }: { readonly vocabulary: Vocabulary; readonly rules: readonly Rule[] },
  { part, parts, every, seconds = Number.POSITIVE_INFINITY }: Shard,
): readonly Judged[] {
  const files = readProjectFiles(root);
  const { judge } = createJudge(files, vocabulary, rules);
  const all = mutantsOf(files);
  const mixed = all.map((_mutant, index) => all[(index * STEP) % all.length] as Mutant);
  const own = mixed.filter((_mutant, index) => index % (parts * every) === part * every);
  // Reading the project and its mutants takes as long for one as for all: the time is for judging.
  const until = performance.now() + seconds * 1000;
  const judged: Judged[] = [];
  for (const mutant of own) {
    if (performance.now() > until) break;
    const { operator, kind, file, line, says } = mutant;
    judged.push({ operator, kind, file, line, says, verdict: judge(mutant) });
  }
  return judged;
}
