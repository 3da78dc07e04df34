import { it } from 'vitest';
import { realFiles } from '../lint/project.ts';
import { expectSameVerdicts } from './judged-again.ts';

it('hundreds of mutants of the real descriptors are judged as on the whole project', () => {
  expectSameVerdicts(realFiles, 8);
}, 1_800_000);
