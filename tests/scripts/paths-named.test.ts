import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Descriptors are named by examples, too. */
const folders = ['src', 'tests', 'scripts', 'docs'];
const path = new RegExp(`(?<![\\w./-])(?:${folders.join('|')})/[\\w./-]+\\.(?:tsx?|md|sql|yaml|css)\\b`, 'g');

const filesIn = (...patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', '--', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n');

it('every file that documents, comments and migrations name is there', () => {
  const told = filesIn('README.md', 'docs/*.md', 'docs/**/*.md', 'src', 'scripts', 'vite.config.ts').filter(
    (file) => /\.(?:md|tsx?|sql|css)$/.test(file) && file !== 'docs/changelog.md',
  );
  expect(told.length).toBeGreaterThan(1000);
  const gone = told.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, nth) =>
        [...line.matchAll(path)]
          .map(([name]) => name)
          .filter((name) => !name.includes('NNNN') && !existsSync(name))
          .map((name) => `${file}:${nth + 1} ${name}`),
      ),
  );
  expect(gone).toEqual([]);
});
