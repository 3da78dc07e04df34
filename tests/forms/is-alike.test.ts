import { expect, it } from 'vitest';
import { isAlike } from '../../src/forms/is-alike.ts';

it.each([
  ['ヤマダ', 'ヤマダ', true],
  ['やまだ', 'ヤマダ', true],
  ['ﾔﾏﾀﾞ', 'ヤマダ', true],
  ['ヤマタ', 'ヤマダ', false],
  ['東京都 見本区１－２', '東京都見本区1-2', true],
  ['東京都見本区1-3', '東京都見本区1-2', false],
  ['03-0000-0101', '0300000101', true],
  ['０３－００００−０１０１', '0300000101', true],
  ['見本区1-23', '見本区12-3', false],
  ['見本区1―2', '見本区1ー2', true],
  ['ユーキ', 'ユキ', false],
  ['サーバ', 'サーバー', false],
  ['2004-04-30', '2004-04-30', true],
  ['神', '\uFA19', true],
  [12, '12', true],
])('%s is alike to %s: %s', (typed, known, alike) => expect(isAlike(typed, known)).toBe(alike));
