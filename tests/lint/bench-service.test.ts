import { expect, it } from 'vitest';
import { generatedService } from '../bench/generated-service.ts';
import { brief, check, realFiles } from './project.ts';

it('the service that the benchmark adds breaks no rule: a new rule must not stop the measuring', () => {
  const { problems } = check(new Map([...realFiles, ...generatedService()]));
  expect(problems.filter(({ severity }) => severity === 'error').map(brief)).toEqual([]);
});
