import type { Constraint } from '../../model/vocabulary.ts';
import { itself } from '../bounds.ts';
import { countGraphemes } from '../graphemes.ts';

export function test(text: string, most: number): boolean {
  return text.length <= most || countGraphemes(text, most) <= most;
}

export const constraint: Constraint = {
  name: 'maxLength',
  says: '文字数の上限（見た目の 1 文字を 1 と数える）',
  argument: { type: 'integer', minimum: 0 },
  message: 'maxLength',
  appliesTo: ['text'],
  test,
  bounds: { characters: { most: itself } },
  accepts: [
    ['', 3],
    ['あいう', 3],
    ['ａｂｃ', 3],
    ['𠮷𠮷𠮷', 3],
    ['葛\u{E0100}飾\u{E0101}区', 3],
    ['👨‍👩‍👧‍👦か\u3099', 2],
    ['a\r\nb', 3],
    ['ｶﾞ', 2],
    ['__proto__', 9],
  ],
  refuses: [
    ['あいうえ', 3],
    ['𠮷𠮷𠮷𠮷', 3],
    ['葛\u{E0100}飾区', 2],
    ['ab ', 2],
    ['a', 0],
    ['__proto__', 8],
  ],
};
