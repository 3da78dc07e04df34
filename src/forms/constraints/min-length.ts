import type { Constraint } from '../../model/vocabulary.ts';
import { itself } from '../bounds.ts';
import { countGraphemes } from '../graphemes.ts';

export function test(text: string, least: number): boolean {
  return text === '' || countGraphemes(text, least) >= least;
}

export const constraint: Constraint = {
  name: 'minLength',
  says: '文字数の下限（見た目の 1 文字を 1 と数える）',
  argument: { type: 'integer', minimum: 1 },
  message: 'minLength',
  appliesTo: ['text'],
  test,
  bounds: { characters: { least: itself } },
  accepts: [
    ['', 3],
    ['あいう', 3],
    ['あいうえ', 3],
    ['𠮷𠮷𠮷', 3],
    ['葛\u{E0100}飾区', 3],
  ],
  refuses: [
    ['あい', 3],
    ['𠮷𠮷', 3],
    ['葛\u{E0100}飾', 3],
    ['👨‍👩‍👧‍👦', 2],
    ['\r\n', 2],
  ],
};
