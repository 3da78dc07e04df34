import { expect, it } from 'vitest';
import { generatedService, withCard } from '../bench/generated-service.ts';
import { brief, check, realFiles } from './project.ts';

it('the service that the benchmark adds breaks no rule: a new rule must not stop the measuring', () => {
  const home = 'catalog/home.yaml';
  const listed = withCard(new TextDecoder().decode(realFiles.get(home) as Uint8Array));
  const { problems } = check(new Map([...realFiles, ...generatedService(), [home, listed]]));
  expect(problems.filter(({ severity }) => severity === 'error').map(brief)).toEqual([]);
});
