import type { Constraint } from '../../model/vocabulary.ts';

export function test(text: string): boolean {
  return /^[A-Za-z0-9]*$/u.test(text);
}

export const constraint: Constraint = {
  name: 'halfWidthAlphanumeric',
  says: '半角の英数字だけ',
  argument: { const: true },
  message: 'halfWidthAlphanumeric',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['abc', true],
    ['ABC123', true],
    ['0', true],
  ],
  refuses: [
    ['ａｂｃ', true],
    ['abc 1', true],
    ['a-b', true],
    ['é', true],
    ['ｱ', true],
    ['a\r\n', true],
    ['__proto__', true],
    ['𠮷', true],
  ],
};
