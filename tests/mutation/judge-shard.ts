import type { Rule } from '../../src/lint/rule.ts';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { mutantsOf } from './mutants.ts';
import type { Judged } from './report.ts';
import { createJudge } from './verdict.ts';

/** Of each `every`-th mutant, the `part`-th of every `parts`; from 0. */
interface Shard {
  readonly part: number;
  readonly parts: number;
  readonly every: number;
}

/** Judges a part of the mutants of the descriptors below `root`. */
export function judgeShard(
  root: string,
  { vocabulary, rules }: { readonly vocabulary: Vocabulary; readonly rules: readonly Rule[] },
  { part, parts, every }: Shard,
): readonly Judged[] {
  const files = readProjectFiles(root);
  const { judge } = createJudge(files, vocabulary, rules);
  const own = mutantsOf(files).filter((_mutant, index) => index % (parts * every) === part);
  return own.map((mutant) => {
    const { operator, kind, file, line, says } = mutant;
    return { operator, kind, file, line, says, verdict: judge(mutant) };
  });
}
