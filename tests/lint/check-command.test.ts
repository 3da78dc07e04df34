import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { HELP, readOptions } from '../../scripts/check/options.ts';
import { report } from '../../scripts/check/report.ts';
import { type ExitCode, runCheck } from '../../scripts/check/run-check.ts';
import { flagsOf } from '../../scripts/check/v8-flags.js';
import type { Problem } from '../../src/model/problem.ts';
import { root, rules } from './project.ts';

const problem: Problem = {
  rule: 'name/address',
  severity: 'error',
  place: { file: 'screens/familyregister/SCK2301-01-001.familyregister-select.yaml', line: 5, column: 8 },
  message: '題名を直してください。100%',
  suggestion: '題名',
};

describe('the command line', () => {
  it.each([
    [[], { format: 'text', watch: false, undecided: false, fresh: false, help: false }],
    [['--watch'], { format: 'text', watch: true, undecided: false, fresh: false, help: false }],
    [['--fresh'], { format: 'text', watch: false, undecided: false, fresh: true, help: false }],
    [['--format', 'json'], { format: 'json', watch: false, undecided: false, fresh: false, help: false }],
    [['--format=github'], { format: 'github', watch: false, undecided: false, fresh: false, help: false }],
    [['--format', 'xml'], '--format には text、json、github のどれかを書いてください。'],
    [['--strict'], '「--strict」という指定はありません。--help で使い方が見られます。'],
  ])('%j', (words, options) => {
    expect(readOptions(words)).toEqual(options);
  });
});

describe('the report', () => {
  it('shows place, rule, severity, the line, a marker under the word, the sentence', () => {
    const own = mkdtempSync(join(tmpdir(), 'madoguchi-report-'));
    const path = join(own, problem.place.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${'\n'.repeat(4)}title: 提出方法の選択\n`);
    expect(report(own, [problem], 'text').split('\n')).toEqual([
      'screens/familyregister/SCK2301-01-001.familyregister-select.yaml:5:8 name/address エラー',
      '  | title: 提出方法の選択',
      '  |        ^^',
      '  題名を直してください。100%',
      '',
      'エラー 1 件、注意 0 件があります。',
    ]);
    rmSync(own, { recursive: true });
  });

  it('says that nothing is wrong', () => {
    expect(report(root, [], 'text')).toBe('誤りはありません。');
  });

  it('is a flat list as JSON', () => {
    expect(JSON.parse(report(root, [problem], 'json'))).toEqual([
      {
        rule: 'name/address',
        severity: 'error',
        file: 'screens/familyregister/SCK2301-01-001.familyregister-select.yaml',
        line: 5,
        column: 8,
        message: '題名を直してください。100%',
        suggestion: '題名',
      },
    ]);
  });

  it('escapes what annotations need escaped', () => {
    expect(report(root, [problem], 'github')).toBe(
      '::error file=screens/familyregister/SCK2301-01-001.familyregister-select.yaml,line=5,col=8,title=name/address::題名を直してください。100%25',
    );
  });
});

describe('the flags for V8', () => {
  it('are none that this Node does not know: it would say so in what is printed', () => {
    const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
    for (const flag of flagsOf(process.versions.node)) expect(known).toContain(`${flag.split('=')[0]} (`);
  });

  it.each([
    ['20.19.4', 1],
    ['22.12.0', 0],
    ['24.0.0', 0],
    ['26.1.0', 0],
  ])('on Node %s: %i', (version, count) => {
    expect(flagsOf(version)).toHaveLength(count);
  });
});

describe('npm run check', () => {
  const screen = 'screens/sample/SMP0001-01-001.sample-first.yaml';
  const right =
    'id: SMP0001-01-001\nname: sample-first\npath: first/\ntitle: 見本の画面\nview:\n  - text: 見本の文です。\n';
  let folder = '';
  let printed: string[] = [];
  let complained: string[] = [];
  let ending = new AbortController();
  let again: (code: ExitCode) => void = () => {};

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'check-'));
    cpSync(join(root, 'tests/lint/base'), folder, { recursive: true });
    cpSync(join(root, 'schemas'), join(folder, 'schemas'), {
      recursive: true,
      filter: (path) => !/schemas\/(?:calls|types|editor)/.test(path),
    });
    printed = [];
    complained = [];
    ending = new AbortController();
  });

  afterEach(() => {
    ending.abort();
    rmSync(folder, { recursive: true });
  });

  const run = (words: readonly string[], at = folder) =>
    runCheck(at, words, {
      partsOf: async () => ({ vocabulary, rules }),
      code: 'the code',
      print: (text) => printed.push(text),
      complain: (text) => complained.push(text),
      onRecheck: (code) => again(code),
      until: ending.signal,
    });

  it.each([
    ['nothing wrong', right, 0, /^誤りはありません。$/],
    ['a warning alone', right.replace('view:', 'actions: { send: [{ leave: portalTop }] }\nview:'), 0, /注意 1 件/],
    ['an error', right.replace('title:', 'titel:'), 1, /エラー 1 件/],
  ] as const)('ends with its number: %s', async (_case, yaml, code, says) => {
    writeFileSync(join(folder, screen), yaml);
    expect(await run([])).toBe(code);
    expect(printed.join('\n')).toMatch(says);
  });

  it('says that rules of the whole wait until everything can be read', async () => {
    writeFileSync(join(folder, screen), right.replace('title:', 'titel:'));
    await run([]);
    const waiting = rules.filter(({ scope }) => scope === 'project').length;
    expect(printed.join('\n')).toContain(`全体を見る決まり ${waiting} 件は調べません`);
    printed = [];
    writeFileSync(join(folder, screen), right.replace('見本の文', 'クリックの文'));
    expect(await run([])).toBe(1);
    expect(printed.join('\n')).not.toContain('調べません');
  });

  it.each([
    ['a wrong option', ['--strict'], () => folder],
    ['no project in the folder', [], () => join(folder, 'catalog')],
  ] as const)('ends with 2: %s', async (_case, words, at) => {
    expect(await run(words, at())).toBe(2);
    expect(complained).toHaveLength(1);
    expect(printed).toEqual([]);
  });

  it('says in Japanese how it is used and what its numbers mean', async () => {
    expect(await run(['--help'])).toBe(0);
    expect(printed).toEqual([HELP]);
    for (const part of ['--watch', '--format json', '--format github', '  0  ', '  1  ', '  2  '])
      expect(HELP).toContain(part);
  });

  it('checks again after every save while it watches', async () => {
    expect(await run(['--watch'])).toBe(0);
    const outcome = (yaml: string) =>
      new Promise<ExitCode>((resolve) => {
        again = resolve;
        writeFileSync(join(folder, screen), yaml);
      });
    expect(await outcome(right.replace('title:', 'titel:'))).toBe(1);
    expect(printed.at(-1)).toContain('schema/unknown-key');
    expect(await outcome(right)).toBe(0);
  });
});
