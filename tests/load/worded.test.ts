import { expect, it } from 'vitest';
import { wordsOf } from '../../src/load/names/worded.ts';
import type { Tree } from '../../src/model/expression.ts';

const computed = (tree: Tree) => ({ kind: 'text', parts: [{ kind: 'expression', tree }] });
const name: Tree = ['name', 'x'];

it.each([
  ['written', '申請する', ['申請する', '申請\u200Bする'], ['申請するか']],
  ['with a placeholder', { kind: 'text', parts: ['申請（', { tree: name }, '）'] }, ['申請（12）'], ['申請']],
  [
    'chosen from words',
    computed(['?', name, ['value', '再開する'], ['?', name, ['value', '直す'], ['value', '見る']]]),
    ['再開する', '直す', '見る'],
    ['合格証書.pdf', '再開する直す'],
  ],
  ['chosen from words or computed', computed(['?', name, ['value', '再開する'], name]), ['再開する', 'なんでも'], []],
  ['computed', computed(name), ['なんでも'], []],
])('words that are %s read like themselves alone', (_how, text, like, unlike) => {
  const words = wordsOf(text);
  expect(like.filter((one) => !words.test(one))).toEqual([]);
  expect(unlike.filter((one) => words.test(one))).toEqual([]);
});
