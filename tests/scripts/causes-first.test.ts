import { expect, it } from 'vitest';
import { problemsText } from '../../scripts/build/print-problems.ts';
import type { Problem } from '../../src/model/problem.ts';

const problem = (rule: string, file: string): Problem => ({
  rule,
  severity: 'error',
  place: { file, line: 1, column: 1 },
  message: `${rule} ${file}`,
});
const told = (...problems: readonly Problem[]) =>
  [...problemsText('/nowhere', problems).matchAll(/^ {2}(\S+ \S+)$/gm)].map(([, text]) => text);

it('what makes others be told stands first', () => {
  expect(
    told(
      problem('expression/name', 'screens/a/a.yaml'),
      problem('catalog/name-twice', 'screens/b/catalog/codes.yaml'),
      problem('yaml/syntax', 'screens/c/c.yaml'),
    ),
  ).toEqual([
    'catalog/name-twice screens/b/catalog/codes.yaml',
    'yaml/syntax screens/c/c.yaml',
    'expression/name screens/a/a.yaml',
  ]);
});

it('a file that all use and nobody can read is told alone, with how much is left', () => {
  const all = [problem('expression/name', 'screens/a/a.yaml'), problem('yaml/syntax', 'catalog/shell.yaml')];
  expect(told(...all)).toEqual(['yaml/syntax catalog/shell.yaml']);
  expect(problemsText('/nowhere', all)).toContain('ほかの 1 件は、これを直してから調べます。');
});
