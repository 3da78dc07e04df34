import { expect } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import { check, rules } from '../lint/project.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { createJudge } from './verdict.ts';

/** A prime: mutants in steps of it come from every file. */
const STEP = 7919;

/** The first `each` mutants of every operator, from here and there. */
function sampled(files: ProjectFiles, each: number): readonly Mutant[] {
  const all = mutantsOf(files);
  const mixed = all.map((_mutant, index) => all[(index * STEP) % all.length] as Mutant);
  const counts = new Map<string, number>();
  return mixed.filter(({ operator }) => {
    const count = counts.get(operator) ?? 0;
    counts.set(operator, count + 1);
    return count < each;
  });
}

/** Judging what a change touches comes to the same as `npm run check` on the whole project, for `each` mutants of every kind. */
export function expectSameVerdicts(files: ProjectFiles, each: number): void {
  const { judge, written, isSame } = createJudge(files, vocabulary, rules);
  const mutants = sampled(files, each);
  const brief = mutants.map((mutant) => {
    const { file, line, says, operator } = mutant;
    const { project, problems } = check(new Map(written).set(file, mutant.text()));
    const whole = problems.length > 0 ? 'caught' : isSame(project) ? 'equivalent' : 'survived';
    return { mutant: `${operator} ${file}:${line} ${says}`, again: judge(mutant), whole };
  });
  expect(brief.filter(({ again, whole }) => again !== whole)).toEqual([]);
  expect(new Set(brief.map(({ whole }) => whole)).size).toBeGreaterThan(1);
}
