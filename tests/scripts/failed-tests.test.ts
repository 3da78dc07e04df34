import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inFull, inOneLine } from '../../scripts/test/failed-tests.ts';
import { failuresIn } from '../../scripts/test/failures-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const failures = (report: unknown) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return failuresIn(file);
};
const read = (report: unknown) => failures(report).map(inFull);

const browserTest = (title: string, ok: boolean, ...messages: readonly string[]) => ({
  ok,
  title,
  file: 'kana/kana.spec.ts',
  line: 7,
  tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
});

describe('the failed tests of a report', () => {
  it('none where there is no report', () => expect(failuresIn(join(folder, 'missing.json'))).toEqual([]));

  it('Vitest: name and message of each that failed, without colours; a file that could not be loaded', () => {
    const test = (fullName: string, status: string, ...failureMessages: readonly string[]) => ({
      fullName,
      status,
      failureMessages,
    });
    expect(
      read({
        testResults: [
          {
            name: 'a.test.ts',
            message: '',
            assertionResults: [
              test('adds', 'passed'),
              test('takes', 'failed', '\u001b[31mexpected 1\u001b[0m\n\nto be 2'),
            ],
          },
          { name: 'b.test.ts', message: 'no such module', assertionResults: [] },
        ],
      }),
    ).toEqual(['a.test.ts › takes\n    expected 1\n    to be 2', 'b.test.ts\n    no such module']);
  });

  it('Playwright: those in nested suites too, what failed only the first time, and what failed before the tests', () => {
    expect(
      read({
        errors: [{ message: 'the server does not start' }],
        suites: [
          {
            specs: [browserTest('opens', true), browserTest('presses', true, 'too early')],
            suites: [{ specs: [browserTest('sends', false, 'timed out', 'again')] }],
          },
        ],
      }),
    ).toEqual([
      'before the tests\n    the server does not start',
      'kana/kana.spec.ts:7 › presses (passed when it ran again)\n    too early',
      'kana/kana.spec.ts:7 › sends\n    timed out',
    ]);
  });

  it('Playwright: what the page showed then', () => {
    const path = join(folder, 'error-context.md');
    writeFileSync(
      path,
      '# Error details\n\n```\nno heading\n```\n\n```yaml\n- banner:\n- main:\n  - heading "入力" [level=1]\n  - alert: 届きません\n```\n\n# Source\n',
    );
    const attachments = [{ name: 'error-context', path }];
    const spec = {
      ...browserTest('opens', false),
      tests: [{ results: [{ errors: [{ message: 'no heading' }], attachments }] }],
    };
    expect(read({ errors: [], suites: [{ specs: [spec] }] })).toEqual([
      'kana/kana.spec.ts:7 › opens\n    no heading\n    the page then:\n    - main:\n      - heading "入力" [level=1]\n      - alert: 届きません',
    ]);
  });

  it('in a line each: which one, and what it says first', () => {
    const report = {
      errors: [],
      suites: [
        { specs: [browserTest('sends', false, '\n\u001b[31mtimed out\u001b[0m\nat once\n    at run (a.ts:1:2)')] },
      ],
    };
    expect(failures(report).map(inOneLine)).toEqual(['kana/kana.spec.ts:7 › sends: timed out at once']);
  });

  it('of a long message only the beginning', () => {
    const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`);
    const [told = ''] = read({ errors: [], suites: [{ specs: [browserTest('long', false, lines.join('\n'))] }] });
    expect(told.split('\n')).toHaveLength(13);
  });
});
