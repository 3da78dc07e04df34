import type { Constraint } from '../../model/vocabulary.ts';
import { katakana } from '../katakana.ts';

const shape = new RegExp(`^[${katakana}]*$`, 'u');

/** Katakana. A letter and its combining sound mark count as one. */
export function test(text: string): boolean {
  return shape.test(text.normalize('NFC'));
}

export const constraint: Constraint = {
  name: 'fullWidthKana',
  says: '全角カタカナだけ',
  argument: { const: true },
  message: 'fullWidthKana',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['ヤマダタロウ', true],
    ['ガッコウ', true],
    ['ヴァイオリン', true],
    ['カ\u3099ッコウ', true],
    ['サトー', true],
    ['ヶ', true],
  ],
  refuses: [
    ['やまだ', true],
    ['ﾔﾏﾀﾞ', true],
    ['ｶﾞ', true],
    ['山田', true],
    ['ヤマダ1', true],
    ['ヤマダ・タロウ', true],
    ['ヤマダ\r\n', true],
    ['ヤマダ タロウ', true],
    ['カ\u{E0100}', true],
    ['__proto__', true],
    ['ヤマダ　タロウ', true],
  ],
};
