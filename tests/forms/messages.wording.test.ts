import { describe, expect, it } from 'vitest';
import { dialogWords } from '../words/dialog-words.ts';
import { filled as textOf } from '../words/filled.ts';
import { shellWords } from '../words/shell-words.ts';
import { catalogFile, filled, sharedMessages } from './messages.ts';

const ja = sharedMessages('ja');
const { words } = catalogFile('shell') as { words: { [name: string]: string } };

const lower = '「番号」の英字は小文字で入力してください。';
const upper = '「番号」の英字は大文字で入力してください。';
it.each([
  ['lowercaseOnly', false, lower],
  ['uppercaseOnly', false, upper],
  ['lowercaseOnly', true, upper],
  ['uppercaseOnly', true, lower],
])('%s with messages.swappedCase = %s [AM-051 VA-046 VA-047]', (key, swappedCase, expected) => {
  expect(filled(ja[key] ?? '', { label: '番号', settings: { messages: { swappedCase } } })).toBe(expected);
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
    ['ER-161', textOf(shellWords().fatalText), /読み込み直すか.*やり直してください/],
    ['ER-162', dialog('connectionLost').title, /^通信が切れました$/],
    ['ER-164', dialogWords(null, 'invalidRequest').title, /受け付けられませんでした$/],
    ['ER-165', words.updateTitle, /^更新を検知しました$/],
    ['ER-166', words.updateText, /^新しい機能が利用できます/],
    ['the toast after a login', ja.loggedIn, /^ログインしました$/],
  ])('%s exists: %s', (_id, words, expected) => {
    expect(words).toMatch(expected);
  });
});

it('year, month and day each say what is theirs [VA-064 VA-065 VA-066]', () => {
  const said = [ja.year, ja.month, ja.day].map((message) => message?.replace('「${label}」は、', '').slice(0, 6));
  expect(said).toEqual(['西暦の4けた', '1から12ま', '1から31ま']);
  // What the message asks for is what is accepted: a slip such as 226 is not.
  expect(ja.year).toContain('西暦の4けた');
});

function dialog(name: string): { readonly title: string; readonly text: string } {
  const { dialogs } = catalogFile('dialogs') as {
    dialogs: { [name: string]: { title: string; view: readonly { text?: string }[] } };
  };
  return { title: dialogs[name]?.title ?? '', text: (dialogs[name]?.view ?? []).map(({ text }) => text).join('') };
}
