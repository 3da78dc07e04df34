import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { patches } from '../../scripts/build/shakeable-router.ts';

const modules = join(import.meta.dirname, '../../node_modules');
const below = (folder: string) =>
  readdirSync(join(modules, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
const textOf = (file: string) => readFileSync(join(modules, file), 'utf8');

// Neither pattern nor name tells whether the code around them has changed its mind. After an update: read what changed in and around the modules
// that are patched, run the browser tests, then write the new version here.
it.each([['react-router', '7.18.5']])('%s is the version whose patches somebody has checked', (library, version) => {
  expect(JSON.parse(textOf(`${library}/package.json`)).version).toBe(version);
});

describe('the router', () => {
  const router = below('react-router/dist/development')
    .filter((file) => file.endsWith('.mjs'))
    .map(textOf)
    .join('\n');
  const matches = patches.map(([pattern]) => router.match(pattern) ?? []);

  it('has every pattern as often as it had', () => {
    expect(matches.map(({ length }) => length)).toEqual([16, 1, 33, 82, 72, 37]);
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
