import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../src/expressions/parse.ts';
import { parseText } from '../../src/expressions/text.ts';
import { catalogFile, filled, sharedMessages } from './messages.ts';

const ja = sharedMessages('ja');
const { words } = catalogFile('shell') as { words: { [name: string]: string } };

it('the English catalogue is a copy of the Japanese one [SH-013]', () => {
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
])('%s with messages.swappedCase = %s [AM-051 VA-046 VA-047]', (key, swappedCase, expected) => {
  expect(filled(ja[key] ?? '', { settings: { messages: { swappedCase } } })).toBe(expected);
});

describe('system messages', () => {
  it.each([
    ['VA-079', ja.default, /^入力内容をご確認ください。$/],
    ['VA-080', ja.generic, /^入力値が不正です。$/],
    ['ER-154', dialog('areaError').title, /^エラーが発生しました$/],
    ['ER-155', dialog('areaError').text, /問題が発生しました。しばらく待ってから/],
    ['ER-158', dialog('maintenance').text, /メンテナンス/],
    ['ER-159', dialog('noAnswer').text, /応答がありません.*しばらくしてから/],
    ['ER-160', dialog('loginAgain').text, /ログインし直してください/],
    ['ER-161', words.fatalText, /読み込み直すか.*やり直してください/],
    ['ER-162', dialog('connectionLost').title, /^通信が切れました$/],
    ['ER-163', dialog('medicalTimeout').title, /^取得できませんでした$/],
    ['ER-164', dialog('invalidRequest').title, /受け付けられませんでした$/],
    ['ER-165', words.updateTitle, /^更新を検知しました$/],
    ['ER-166', words.updateText, /^新しい機能が利用できます/],
    ['the toast after a login', ja.loggedIn, /^ログインしました$/],
  ])('%s exists: %s', (_id, words, expected) => {
    expect(words).toMatch(expected);
  });
});

function dialog(name: string): { readonly title: string; readonly text: string } {
  const { dialogs } = catalogFile('dialogs') as {
    dialogs: { [name: string]: { title: string; view: readonly { text?: string }[] } };
  };
  return { title: dialogs[name]?.title ?? '', text: (dialogs[name]?.view ?? []).map(({ text }) => text).join('') };
}
