import { describe, expect, it } from 'vitest';
import { readOptions } from '../../scripts/check/options.ts';
import { report } from '../../scripts/check/report.ts';
import type { Problem } from '../../src/model/problem.ts';
import { root } from './project.ts';

const problem: Problem = {
  rule: 'name/address',
  severity: 'error',
  place: { file: 'screens/familyregister/SCK2301-01-001.yaml', line: 5, column: 8 },
  message: '題名を直してください。100%',
  suggestion: '題名',
};

describe('the command line', () => {
  it.each([
    [[], { format: 'text', watch: false, help: false }],
    [['--watch'], { format: 'text', watch: true, help: false }],
    [['--format', 'json'], { format: 'json', watch: false, help: false }],
    [['--format=github'], { format: 'github', watch: false, help: false }],
    [['--format', 'xml'], '--format には text、json、github のどれかを書いてください。'],
    [['--strict'], '「--strict」という指定はありません。--help で使い方が見られます。'],
  ])('%j', (words, options) => {
    expect(readOptions(words)).toEqual(options);
  });
});

describe('the report', () => {
  it('shows place, rule, severity, the line, a marker under the word, the sentence', () => {
    expect(report(root, [problem], 'text').split('\n')).toEqual([
      'screens/familyregister/SCK2301-01-001.yaml:5:8 name/address エラー',
      '  | title: 提出方法の選択',
      '  |        ^^',
      '  題名を直してください。100%',
      '',
      'エラー 1 件、注意 0 件があります。',
    ]);
  });

  it('says that nothing is wrong', () => {
    expect(report(root, [], 'text')).toBe('誤りはありません。');
  });

  it('is a flat list as JSON', () => {
    expect(JSON.parse(report(root, [problem], 'json'))).toEqual([
      {
        rule: 'name/address',
        severity: 'error',
        file: 'screens/familyregister/SCK2301-01-001.yaml',
        line: 5,
        column: 8,
        message: '題名を直してください。100%',
        suggestion: '題名',
      },
    ]);
  });

  it('escapes what annotations need escaped', () => {
    expect(report(root, [problem], 'github')).toBe(
      '::error file=screens/familyregister/SCK2301-01-001.yaml,line=5,col=8,title=name/address::題名を直してください。100%25',
    );
  });
});
