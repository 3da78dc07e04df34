import type { Constraint } from '../../model/vocabulary.ts';

export function test(text: string): boolean {
  return /^[Ａ-Ｚａ-ｚ]*$/u.test(text);
}

export const constraint: Constraint = {
  name: 'fullWidthAlphabet',
  says: '全角の英字だけ',
  argument: { const: true },
  message: 'fullWidthAlphabet',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['ＡＢＣａｂｃ', true],
    ['ｚＺ', true],
  ],
  refuses: [
    ['abc', true],
    ['ＡＢＣ１', true],
    ['Ａ\n', true],
    ['ア', true],
    ['Ａ　Ｂ', true],
    ['　', true],
    ['Ａ ', true],
    ['__proto__', true],
  ],
};
