import type { Constraint } from '../../model/vocabulary.ts';
import { isBlank } from '../is-blank.ts';

/** One that stands by itself: small kana, long marks and marks of repetition go with another. */
const letter = /(?![ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿｧ-ｯ\p{Lm}])[\p{L}\p{N}]/u;

export function test(text: string): boolean {
  return isBlank(text) || letter.test(text);
}

export const constraint: Constraint = {
  name: 'word',
  says: '言葉になっている（小さい文字や記号だけではない）',
  argument: { const: true },
  message: 'word',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['　', true],
    ['髙', true],
    ['津', true],
    ['つ', true],
    ['ン', true],
    ['ッツ', true],
    ['A', true],
    ['１', true],
    ['〇', true],
    ['佐々', true],
    ['葛\u{E0100}', true],
  ],
  refuses: [
    ['ッ', true],
    ['っ', true],
    ['ｯ', true],
    ['ャー', true],
    ['ー', true],
    ['々', true],
    ['・', true],
    ['\u3099', true],
    ['-', true],
    ['。。', true],
  ],
};
