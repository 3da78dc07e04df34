import { expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { realFiles, rules } from '../lint/project.ts';
import { expectSameVerdicts } from './judged-again.ts';
import { rewritten } from './mutants.ts';
import { createJudge } from './verdict.ts';

it('a file that is written anew says what it said', () => {
  const file = 'screens/kana/service.yaml';
  const { judge } = createJudge(realFiles, vocabulary, rules);
  expect(judge({ file, text: () => rewritten(realFiles.get(file) ?? '') })).toBe('equivalent');
}, 120_000);

it('a hundred mutants and more of the real descriptors are judged as on the whole project', () => {
  expectSameVerdicts(realFiles, 4);
}, 1_800_000);
