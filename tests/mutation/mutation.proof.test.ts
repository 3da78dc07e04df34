import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { realFiles, rules } from '../lint/project.ts';
import { mutantsOf, rewritten } from './mutants.ts';
import { shareCaught } from './report.ts';
import { createJudge } from './verdict.ts';

const mistakes = mutantsOf(realFiles).filter(({ kind }) => kind === 'mistake');

/** The same hundred for the same descriptors, spread over files and operators (7919 is a prime). */
const sample = Array.from({ length: 100 }, (_, index) => mistakes[(index * 7919) % mistakes.length]).filter(
  (mutant) => mutant !== undefined,
);

describe('mutants of the real descriptors (every 64th of all: npm run test:generated)', () => {
  const { judge } = createJudge(realFiles, vocabulary, rules);

  it('a file that is written anew says what it said', () => {
    const file = 'screens/kana/service.yaml';
    expect(judge({ file, text: () => rewritten(realFiles.get(file) ?? '') })).toBe('equivalent');
  });

  it('of a hundred mistakes those that change anything are told of, but for a few', () => {
    const judged = sample.map(({ operator, kind, file, line, says, ...mutant }) => ({
      ...{ operator, kind, file, line, says },
      verdict: judge({ file, text: mutant.text }),
    }));
    // A hundred say less than all: what is held to 95 % there may come out a little lower here.
    expect(shareCaught(judged)).toBeGreaterThan(0.9);
  }, 120_000);
});
