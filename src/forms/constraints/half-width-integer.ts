import type { Constraint } from '../../model/vocabulary.ts';

export function test(text: string): boolean {
  return text === '' || /^-?\d+$/.test(text);
}

export const constraint: Constraint = {
  name: 'halfWidthInteger',
  says: '半角の整数',
  argument: { const: true },
  message: 'halfWidthInteger',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['0', true],
    ['123', true],
    ['-5', true],
    ['007', true],
  ],
  refuses: [
    ['1.5', true],
    ['１２', true],
    ['1,000', true],
    ['+1', true],
    ['-', true],
    [' 1', true],
    ['1\r\n', true],
    ['ｱ', true],
    ['1\u20e3', true],
    ['__proto__', true],
  ],
};
