import { describe, expect, it } from 'vitest';
import { textsWrittenIn } from '../../catalog/texts-written-in.ts';
import { codeLabel } from '../../words/code-label.ts';
import { field } from '../../words/field.ts';

it.each([
  ['VA-017', 'prefecture', 'required', '都道府県は入力必須項目です。'],
  ['VA-018', 'address', 'required', '市区郡以下は入力必須です。'],
  ['VA-019 CO-014', 'address', 'maxLength', '市区郡以下は100文字以下で入力してください。'],
])('%s %s, %s: %s', (_id, name, constraint, expected) => {
  expect(field('familyregister-counter-input', name, { n: 100 }).message(constraint)).toBe(expected);
});

const written = textsWrittenIn('screens/familyregister');

it.each([
  '取得中',
  '戸籍の提出ができませんでした',
  '都道府県は入力必須項目です。',
  '市区郡以下は入力必須です。',
  '市区郡以下は100文字以下で入力してください。',
])('given by the specification stand word for word: %s [AM-049]', (text) => {
  expect([...written]).toContain(text);
});

describe('names of codes that the specification gives', () => {
  it.each([
    ['EN-013 sex 1', '1', '男'],
    ['EN-014 sex 2', '2', '女'],
    ['EN-015 AM-058 sex 3', '3', 'その他・不明'],
    ['EN-015 AM-058 sex 9', '9', 'その他・不明'],
    ['EN-015 AM-058 no sex', '', 'その他・不明'],
  ])('%s', (_, value, label) => {
    expect(codeLabel('sex', value)).toBe(label);
  });
});
