import { expect, it } from 'vitest';
import { wordsOf } from '../../src/load/names/worded.ts';
import { differs } from '../../src/stories/differs.ts';

it.each([
  [{ a: 1, b: 2 }, { a: 1 }, null],
  [{ a: '1' }, { a: 1 }, null],
  [{ a: [{ b: 'x', c: 1 }] }, { a: [{ b: 'x' }] }, null],
  [{ a: 1 }, { a: 2 }, 'a が「1」です'],
  [{ a: 1 }, { b: 2 }, 'b がありません'],
  [{ a: { b: 1 } }, { a: { b: 2 } }, 'a.b が「1」です'],
  [{ a: [1, 2] }, { a: [1] }, 'a が「[1,2]」です'],
  [{ a: [1] }, { a: [2] }, 'a[1] が「1」です'],
  [{ a: 'x' }, { a: { b: 1 } }, 'a が「x」です'],
  [null, { a: 1 }, '「null」です'],
])('%j compared with %j', (value, wanted, said) => {
  expect(differs(value, wanted)).toBe(said);
});

it('a text reads as it is written, with anything where something is put in', () => {
  expect(wordsOf('次へ（1）').test('次へ（1）')).toBe(true);
  expect(wordsOf('次へ').test('次へ進む')).toBe(false);
  const text = { kind: 'text', parts: ['氏（', { kind: 'expression' }, '）'] };
  expect(wordsOf(text).test('氏（見本）')).toBe(true);
  expect(wordsOf(text).test('名（見本）')).toBe(false);
});
