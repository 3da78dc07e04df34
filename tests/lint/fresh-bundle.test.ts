import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUNDLE_FOLDER, bundleName, freshBundle, hashOf, MADE_OF } from '../../scripts/check/fresh-bundle.js';

describe('the bundled checker', () => {
  const code = hashOf('export {};');
  let root = '';
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bundle-'));
    for (const folder of ['src/rules', BUNDLE_FOLDER]) mkdirSync(join(root, folder), { recursive: true });
    write('src/rules/one.ts', 'export const one = 1;');
    write(`${BUNDLE_FOLDER}/${bundleName(code)}`, 'export {};');
    write(
      `${BUNDLE_FOLDER}/${MADE_OF}`,
      JSON.stringify({
        code,
        files: { 'src/rules/one.ts': hashOf('export const one = 1;') },
        folders: { 'src/rules': ['one.ts'] },
      }),
    );
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('is run while everything it was made of is as it was', () => {
    expect(freshBundle(root)).toEqual({ file: join(root, BUNDLE_FOLDER, bundleName(code)), code });
  });

  it.each([
    ['a source says something else', () => write('src/rules/one.ts', 'export const one = 2;')],
    ['a source is gone', () => rmSync(join(root, 'src/rules/one.ts'))],
    ['a rule was added', () => write('src/rules/two.ts', 'export const two = 2;')],
    ['it is cut short', () => write(`${BUNDLE_FOLDER}/${bundleName(code)}`, 'export')],
    ['it is gone', () => rmSync(join(root, BUNDLE_FOLDER, bundleName(code)))],
    ['nothing tells what it was made of', () => rmSync(join(root, BUNDLE_FOLDER, MADE_OF))],
    ['what tells it is cut short', () => write(`${BUNDLE_FOLDER}/${MADE_OF}`, '{"code":')],
    ['what tells it is something else', () => write(`${BUNDLE_FOLDER}/${MADE_OF}`, '[]')],
  ])('is never run when %s', (_case, change) => {
    change();
    expect(freshBundle(root)).toBe(null);
  });
});
