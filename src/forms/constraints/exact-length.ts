import type { Constraint } from '../../model/vocabulary.ts';
import { itself } from '../bounds.ts';
import { countGraphemes } from '../graphemes.ts';

export function test(text: string, count: number): boolean {
  return text === '' || countGraphemes(text, count) === count;
}

export const constraint: Constraint = {
  name: 'exactLength',
  says: '文字数がちょうどその数（見た目の 1 文字を 1 と数える）',
  argument: { type: 'integer', minimum: 1 },
  message: 'exactLength',
  appliesTo: ['text'],
  test,
  bounds: { characters: { least: itself, most: itself } },
  accepts: [
    ['', 3],
    ['あいう', 3],
    ['𠮷𠮷𠮷', 3],
    ['葛\u{E0100}飾区', 3],
    ['👨‍👩‍👧‍👦', 1],
  ],
  refuses: [
    ['あい', 3],
    ['あいうえ', 3],
    ['𠮷', 2],
    ['葛\u{E0100}', 2],
    ['abc ', 3],
  ],
};
