import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lint/project.ts';

interface Named {
  readonly name: string;
  readonly kind: string;
}

/** Tests that the words name (`enforced`, `sent`) and that are none: neither a case, nor the cases of a kind, nor a file, `*` for any folder. */
export function unknownTests(named: readonly string[], cases: readonly Named[]): readonly string[] {
  const isCase = (test: string) => cases.some(({ name, kind }) => test === name || test === kind);
  return named.filter((test) => !isCase(test) && !isFile(test));
}

/** Cases that no words name. */
export function unnamedCases(named: readonly string[], cases: readonly Named[]): readonly string[] {
  return cases.filter(({ name, kind }) => !named.includes(name) && !named.includes(kind)).map(({ name }) => name);
}

function isFile(path: string): boolean {
  const [above, below] = path.split('*');
  if (above === undefined || below === undefined) return existsSync(join(root, path));
  return readdirSync(join(root, above)).some((folder) => existsSync(join(root, `${above}${folder}${below}`)));
}
