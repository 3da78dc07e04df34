import { expect, it } from 'vitest';
import { whyNoName } from './why-no-name.ts';

it.each([
  ['kanna/moved', 'サービス「kanna」はありません。「kana」ではありませんか。'],
  ['zzzzzz/moved', 'サービス「zzzzzz」はありません。あるのは kana、tax です。'],
  ['kana', 'サービスの名前と話の名前を、kana/file-alone のように書いてください。'],
  ['kana/a/b', 'サービスの名前と話の名前を、kana/file-alone のように書いてください。'],
  ['kana/Moved', '話の名前は、英小文字と数字と - で書いてください。例: kana/file-alone'],
  ['kana/moved', null],
])('a new story %s: %s', (name, why) => {
  expect(whyNoName(name, ['kana', 'tax'])).toBe(why);
});
