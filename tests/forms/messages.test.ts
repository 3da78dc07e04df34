import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../src/expressions/parse.ts';
import { parseText } from '../../src/expressions/text.ts';
import { filled, sharedMessages } from './messages.ts';

const ja = sharedMessages('ja');

it('SH-013 the English catalogue is a copy of the Japanese one', () => {
  expect(Object.entries(sharedMessages('en'))).toEqual(Object.entries(ja));
});

it.each(Object.entries(ja))('message %s is a text that can be read', (_key, message) => {
  const { parts, problems } = parseText(message);
  const expressions = parts.flatMap((part) => (typeof part === 'string' ? [] : parseExpression(part.source).problems));
  expect([...problems, ...expressions]).toEqual([]);
  expect(parts.length).toBeGreaterThan(0);
});

const lower = '英字は小文字で入力してください。';
const upper = '英字は大文字で入力してください。';
it.each([
  ['lowercaseOnly', false, lower],
  ['uppercaseOnly', false, upper],
  ['lowercaseOnly', true, upper],
  ['uppercaseOnly', true, lower],
])('AM-051 VA-046 VA-047 %s with messages.swappedCase = %s', (key, swappedCase, expected) => {
  expect(filled(ja[key] ?? '', { settings: { messages: { swappedCase } } })).toBe(expected);
});

describe('system messages', () => {
  it.each([
    ['VA-079', 'default', /^入力内容をご確認ください。$/],
    ['VA-080', 'generic', /^入力値が不正です。$/],
    ['ER-154', 'errorTitle', /^エラーが発生しました$/],
    ['ER-155', 'errorMessage', /問題が発生しました。しばらく待ってから/],
    ['ER-158', 'maintenanceMessage', /メンテナンス/],
    ['ER-159', 'apiMessage', /応答がありません.*しばらくしてから/],
    ['ER-160', 'authenticationMessage', /もう一度ログインしてください/],
    ['ER-161', 'fatalMessage', /開き直す.*もう一度/],
    ['ER-162', 'networkMessage', /通信が切れました/],
    ['ER-163', 'medicalTimeoutTitle', /^取得できませんでした$/],
    ['ER-164', 'validationMessage', /誤りがあります/],
    ['ER-165', 'updateTitle', /^更新を検知しました$/],
    ['ER-166', 'updateMessage', /^新しい機能が利用できます$/],
    ['toast', 'loggedIn', /^ログインしました$/],
  ])('%s %s', (_id, key, expected) => {
    expect(ja[key]).toMatch(expected);
  });
});
