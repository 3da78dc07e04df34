import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { pageScript } from '../../src/server/kernel/page/page-scripts.ts';

const folder = 'src/server/pages/assets/';
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));

/** As the compiler reads it, with what that imports. */
function importedBy(file: string): readonly string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(folder + file, 'utf8'));
  const own = importedFiles.map(({ fileName }) => fileName.replace('./', ''));
  return [...own, ...own.flatMap(importedBy)];
}

const addresses = (file: string) =>
  pageScript(file).map(({ markup }) => /(?:href|src)="\/assets\/([^"]+)"/u.exec(markup)?.[1]);

it.each(scripts)('with %s all that it imports is fetched at once', (file) => {
  const [script, ...preloaded] = addresses(file).toReversed();
  expect(script).toBe(file);
  expect(preloaded.toSorted()).toEqual([...new Set(importedBy(file))].toSorted());
});

it('a script imports what another one does', () => {
  expect(addresses('unanswered-acts.js')).toEqual(['show-unanswered.js', 'kept-acts.js', 'unanswered-acts.js']);
});
