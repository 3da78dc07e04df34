import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { patches } from '../../scripts/build/shakeable-router.ts';
import { replacements, slimForms } from '../../scripts/build/slim-forms.ts';

const modules = join(import.meta.dirname, '../../node_modules');
const below = (folder: string) =>
  readdirSync(join(modules, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
const textOf = (file: string) => readFileSync(join(modules, file), 'utf8');

/** Names that a module exports; only what the form library writes. */
function exportsOf(code: string): readonly string[] {
  const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/^.* as /, '')),
  );
  const byDefault = /^export default/m.test(code) ? ['default'] : [];
  return [...declared, ...listed, ...byDefault].filter((name) => name !== undefined && name !== '').sort() as string[];
}

// Neither pattern nor name tells whether the code around them has changed its mind. After an update: read what changed in and around the modules
// that are patched, run the browser tests, then write the new version here.
it.each([
  ['react-router', '7.18.5'],
  ['@rjsf/core', '6.11.1'],
  ['@rjsf/utils', '6.11.1'],
])('%s is the version whose patches somebody has checked', (library, version) => {
  expect(JSON.parse(textOf(`${library}/package.json`)).version).toBe(version);
});

describe('the router', () => {
  const router = below('react-router/dist/development')
    .filter((file) => file.endsWith('.mjs'))
    .map(textOf)
    .join('\n');
  const matches = patches.map(([pattern]) => router.match(pattern) ?? []);

  it('has every pattern as often as it had', () => {
    expect(matches.map(({ length }) => length)).toEqual([16, 1, 33, 17]);
  });

  it('loses names for developer tools, and one context, of a component that only routes use', () => {
    const lost = matches[0]?.filter((line) => !/^\w+\.displayName = "[\w.]+";$/.test(line));
    expect(lost).toEqual(['RenderErrorBoundary.contextType = RSCRouterContext;']);
  });

  it('only warns in `warning`, so that a call whose result nobody reads may go', () => {
    const [, body = ''] = /^function warning\(cond, message\) \{\n([\s\S]*?)^\}/m.exec(router) ?? [];
    expect(body.replaceAll(/\s+/g, ' ').trim()).toBe(
      'if (!cond) { if (typeof console !== "undefined") console.warn(message); try { throw new Error(message); } catch (e) { } }',
    );
  });
});

describe('the form library', () => {
  it.each(replacements)('has one module %s, which exports the same names', (file, code) => {
    const found = below('@rjsf').filter((candidate) => file.test(candidate));
    expect(found).toHaveLength(1);
    expect(exportsOf(code)).toEqual(exportsOf(textOf(found[0] ?? '')));
  });

  it('draws the same with the replacements as without', async () => {
    const slim = await drawnWith([slimForms()]);
    expect(slim).toBe(await drawnWith([]));
    expect(slim).toContain('<b>text!</b><b>number</b><b>flag</b><b>list</b><b>record</b>');
  });
});

/** The markup of `flat-form.tsx`, bundled with these plugins. */
async function drawnWith(plugins: readonly Plugin[]): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'madoguchi-flat-form-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [...plugins],
      ssr: { noExternal: true },
      build: {
        ssr: join(import.meta.dirname, 'flat-form.tsx'),
        outDir,
        rolldownOptions: { output: { entryFileNames: 'form.mjs' } },
      },
    });
    return (await import(pathToFileURL(join(outDir, 'form.mjs')).href)).drawn;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
