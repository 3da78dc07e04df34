import { expect, it } from 'vitest';
import { generatedService, onTopPage, withContact } from '../bench/generated-service.ts';
import { growthService } from '../bench/growth-service.ts';
import { brief, check, realFiles } from './project.ts';

it('the services that the benchmark adds break no rule: a new rule must not stop the measuring', () => {
  const home = 'catalog/home.yaml';
  const written = (file: string) => new TextDecoder().decode(realFiles.get(file) as Uint8Array);
  const added = new Map([[home, written(home)]]);
  for (const service of [generatedService(), growthService()]) {
    const listed = onTopPage(added.get(home) ?? '', service.name);
    const files = withContact(service, written('schemas/service.schema.json'));
    for (const [file, text] of [...files, ...listed]) added.set(file, text);
  }
  const { problems } = check(new Map([...realFiles, ...added]));
  expect(problems.filter(({ severity }) => severity === 'error').map(brief)).toEqual([]);
}, 120_000);
