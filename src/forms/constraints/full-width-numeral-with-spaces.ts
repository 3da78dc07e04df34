import type { Constraint } from '../../model/vocabulary.ts';

export function test(text: string): boolean {
  return /^[０-９　]*$/u.test(text);
}

export const constraint: Constraint = {
  name: 'fullWidthNumeralWithSpaces',
  says: '全角の数字だけ（全角の空白もよい）',
  argument: { const: true },
  message: 'fullWidthNumeralWithSpaces',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['０１２３４５６７８９', true],
    ['００', true],
    ['０　１', true],
    ['　０', true],
  ],
  refuses: [
    ['123', true],
    ['１２3', true],
    ['１．５', true],
    ['一', true],
    ['１\r\n', true],
    ['０ １', true],
    ['__proto__', true],
  ],
};
