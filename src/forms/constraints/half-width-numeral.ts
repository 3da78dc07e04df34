import type { Constraint } from '../../model/vocabulary.ts';

export function test(text: string): boolean {
  return /^[0-9]*$/u.test(text);
}

export const constraint: Constraint = {
  name: 'halfWidthNumeral',
  says: '半角の数字だけ',
  argument: { const: true },
  message: 'halfWidthNumeral',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['0123456789', true],
    ['007', true],
  ],
  refuses: [
    ['１２', true],
    ['1.0', true],
    ['-1', true],
    ['1 2', true],
    ['٣', true],
    ['1\r\n', true],
    ['①', true],
  ],
};
