import type { Constraint } from '../../model/vocabulary.ts';

export function test(text: string): boolean {
  return /^[Ａ-Ｚａ-ｚ　]*$/u.test(text);
}

export const constraint: Constraint = {
  name: 'fullWidthAlphabetWithSpaces',
  says: '全角の英字だけ（全角の空白もよい）',
  argument: { const: true },
  message: 'fullWidthAlphabetWithSpaces',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['ＡＢＣａｂｃ', true],
    ['ｚＺ', true],
    ['Ａ　Ｂ', true],
    ['　Ａ', true],
  ],
  refuses: [
    ['abc', true],
    ['ＡＢＣ１', true],
    ['Ａ\n', true],
    ['ア', true],
    ['Ａ Ｂ', true],
    ['__proto__', true],
  ],
};
