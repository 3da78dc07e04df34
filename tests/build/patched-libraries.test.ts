import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { patches } from '../../scripts/build/shakeable-router.ts';
import { replacements } from '../../scripts/build/slim-forms.ts';

const modules = join(import.meta.dirname, '../../node_modules');
const below = (folder: string) =>
  readdirSync(join(modules, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));

/** Names that a module exports; only what the form library writes. */
function exportsOf(code: string): readonly string[] {
  const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/^.* as /, '')),
  );
  const byDefault = /^export default/m.test(code) ? ['default'] : [];
  return [...declared, ...listed, ...byDefault].filter((name) => name !== undefined && name !== '').sort() as string[];
}

describe('what is left out of libraries is still as it was', () => {
  const router = below('react-router/dist/development')
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(modules, file), 'utf8'))
    .join('\n');

  it.each(patches)('the router has %s', (pattern) => {
    expect(router.match(pattern)?.length ?? 0).toBeGreaterThan(0);
  });

  it.each(replacements)('the form library has one module %s, which exports the same names', (file, code) => {
    const found = below('@rjsf').filter((candidate) => file.test(candidate));
    expect(found).toHaveLength(1);
    const original = readFileSync(join(modules, found[0] ?? ''), 'utf8');
    expect(exportsOf(code)).toEqual(exportsOf(original));
  });
});
