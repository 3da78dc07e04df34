import type { Constraint } from '../../model/vocabulary.ts';

export function test(text: string): boolean {
  return /^[０-９]*$/u.test(text);
}

export const constraint: Constraint = {
  name: 'fullWidthNumeral',
  says: '全角の数字だけ',
  argument: { const: true },
  message: 'fullWidthNumeral',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['０１２３４５６７８９', true],
    ['００', true],
  ],
  refuses: [
    ['123', true],
    ['１２3', true],
    ['１．５', true],
    ['一', true],
    ['１\r\n', true],
    ['０　１', true],
    ['　', true],
    ['０ ', true],
    ['__proto__', true],
  ],
};
