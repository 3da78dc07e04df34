import type { Constraint } from '../../model/vocabulary.ts';
import { characters } from '../characters.ts';

/** A letter and its sound mark in two pieces count as one. */
export function test(text: string, list: keyof typeof characters): boolean {
  return new RegExp(`^[${characters[list]}]*$`, 'u').test(text.normalize('NFC'));
}

export const constraint: Constraint = {
  name: 'allow',
  says: '決められた種類の文字だけ（kana：全角カタカナ、hiragana：ひらがな）',
  argument: { type: 'string', enum: ['kana', 'hiragana'] },
  message: 'allow',
  appliesTo: ['text'],
  test,
  accepts: [
    ['ヤマダ', 'kana'],
    ['サトー', 'kana'],
    ['', 'kana'],
    ['カ\u3099', 'kana'],
    ['やまだ', 'hiragana'],
    ['さとー', 'hiragana'],
  ],
  refuses: [
    ['やまだ', 'kana'],
    ['ﾔﾏﾀﾞ', 'kana'],
    ['ヤマダ　タロウ', 'kana'],
    ['ヤマダ-', 'kana'],
    ['ヤマダ', 'hiragana'],
    ['山田', 'kana'],
    ['ヤ\r\n', 'kana'],
    ['😀', 'kana'],
  ],
};
