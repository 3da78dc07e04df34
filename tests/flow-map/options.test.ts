import { describe, expect, it } from 'vitest';
import { HELP, readCommand } from '../../scripts/flow/options.ts';

describe('npm run flow', () => {
  it.each([
    [[], { kind: 'map' }],
    [['map'], { kind: 'map' }],
    [['--help'], { kind: 'help' }],
    [['why', '-h'], { kind: 'help' }],
    [['why', 'desk-choose'], { kind: 'why', argument: 'desk-choose' }],
    [['uses', '次へ', '進む'], { kind: 'uses', argument: '次へ 進む' }],
    [['mend'], { kind: 'mend', write: false }],
    [['mend', '--write'], { kind: 'mend', write: true }],
    [['mend', 'all'], 'mend の後に書けるのは --write だけです。'],
    [['diff', 'HEAD~1'], { kind: 'diff', argument: 'HEAD~1' }],
    [['why'], 'why の後に、画面の名前を書いてください。'],
    [['uses', ' '], 'uses の後に、名前か文を書いてください。'],
    [['diff'], 'diff の後に、git の版（例: HEAD、main、v1.2）を書いてください。'],
    [
      ['wyh', 'x'],
      '「wyh」という指定はありません。使えるのは why、uses、diff、mend です。--help で使い方が見られます。',
    ],
    [
      ['toString'],
      '「toString」という指定はありません。使えるのは why、uses、diff、mend です。--help で使い方が見られます。',
    ],
    [['map', 'x'], '「x」という指定はありません。--help で使い方が見られます。'],
  ])('%j', (words, expected) => {
    expect(readCommand(words)).toEqual(expected);
  });

  it('documents its exit codes', () => {
    expect(HELP).toMatch(/終わりの番号:\n {2}0 .+\n {2}1 .+\n {2}2 /);
  });
});
