import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rule } from '../../src/lint/rule.ts';

/** Every file of `src/lint/rules`, sorted by name. Throws when a file is not named after its rule's id. */
export async function collectRules(root: string): Promise<readonly Rule[]> {
  const folder = join(root, 'src/lint/rules');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const { rule } = (await import(pathToFileURL(join(folder, file)).href)) as { readonly rule?: Rule };
      if (rule === undefined || `${rule.id}.ts` !== file)
        throw new Error(`src/lint/rules/${file}: no rule of that name`);
      return rule;
    }),
  );
}
