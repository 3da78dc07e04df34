import { it } from 'vitest';
import { baseFiles } from '../lint/project.ts';
import { expectSameVerdicts } from './judged-again.ts';

it('a mutant of each kind is judged as on the whole project (more than a hundred of the real one: npm run proofs)', () => {
  expectSameVerdicts(baseFiles, 1);
}, 60_000);
