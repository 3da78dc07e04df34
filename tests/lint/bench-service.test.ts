import { expect, it } from 'vitest';
import { generatedService, onTopPage } from '../bench/generated-service.ts';
import { growthService } from '../bench/growth-service.ts';
import { brief, check, realFiles } from './project.ts';

it('the services that the benchmark adds break no rule: a new rule must not stop the measuring', () => {
  const home = 'catalog/home.yaml';
  const added = new Map([[home, new TextDecoder().decode(realFiles.get(home) as Uint8Array)]]);
  for (const { name, files } of [generatedService(), growthService()]) {
    const listed = onTopPage(added.get(home) ?? '', name);
    for (const [file, text] of [...files, ...listed]) added.set(file, text);
  }
  const { problems } = check(new Map([...realFiles, ...added]));
  expect(problems.filter(({ severity }) => severity === 'error').map(brief)).toEqual([]);
}, 120_000);
