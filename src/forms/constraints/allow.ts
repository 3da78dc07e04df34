import type { Constraint } from '../../model/vocabulary.ts';

/**
 * `letters`: the inside of a character class, which the loader substitutes for the list's name. A letter and its combining sound mark count as one.
 */
export function test(text: string, letters: string): boolean {
  const shape = new RegExp(`^[${letters}]*$`, 'u');
  // As typed first: composing (NFC) replaces some kanji with others.
  return shape.test(text) || shape.test(text.normalize('NFC'));
}

const kana = 'ァ-ヺーヽヾ';
const hiragana = 'ぁ-ゖーゝゞ';

export const constraint: Constraint = {
  name: 'allow',
  says: '決められた種類の文字だけ（catalog/characters.yaml にある名前を書く）',
  argument: { type: 'string', 'x-kind': 'characters' },
  message: 'allow',
  appliesTo: ['text'],
  test,
  accepts: [
    ['ヤマダ', kana],
    ['サトー', kana],
    ['', kana],
    ['カ\u3099', kana],
    ['やまだ', hiragana],
    ['さとー', hiragana],
    ['\uFA19', '\uFA19'],
    ['a-b', 'ab\\-'],
  ],
  refuses: [
    ['やまだ', kana],
    ['ﾔﾏﾀﾞ', kana],
    ['ヤマダ　タロウ', kana],
    ['ヤマダ-', kana],
    ['ヤマダ', hiragana],
    ['山田', kana],
    ['ヤ\r\n', kana],
    ['😀', kana],
  ],
};
