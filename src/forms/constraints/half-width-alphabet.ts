import type { Constraint } from '../../model/vocabulary.ts';

export function test(text: string): boolean {
  return /^[A-Za-z]*$/u.test(text);
}

export const constraint: Constraint = {
  name: 'halfWidthAlphabet',
  says: '半角の英字だけ',
  argument: { const: true },
  message: 'halfWidthAlphabet',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['abc', true],
    ['XYZ', true],
  ],
  refuses: [
    ['abc1', true],
    ['ａｂｃ', true],
    ['a b', true],
    ['é', true],
    ['ｱ', true],
    ['a\n', true],
    ['__proto__', true],
  ],
};
