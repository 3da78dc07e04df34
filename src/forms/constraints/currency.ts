import type { Constraint } from '../../model/vocabulary.ts';
import { always } from '../bounds.ts';
import { writtenNumber } from '../decimal.ts';

export function test(value: string | number): boolean {
  if (value === '') return true;
  const amount =
    typeof value === 'number'
      ? value
      : value
          .normalize('NFKC')
          .trim()
          .replace(/^[¥\\]\s*|\s*円$/g, '');
  const number = writtenNumber(amount);
  return number !== null && !number.negative && number.fraction === '';
}

export const constraint: Constraint = {
  name: 'currency',
  says: '金額（0 以上の整数。3 けたごとの区切りと円の記号を付けてもよい）',
  argument: { const: true },
  message: 'currency',
  appliesTo: ['text', 'number'],
  test,
  bounds: { number: { least: always(0), step: always(1) } },
  accepts: [
    [0, true],
    [1234, true],
    ['', true],
    ['1234', true],
    ['1,234', true],
    ['１，２３４', true],
    ['¥1,234', true],
    ['￥1,234,567', true],
    ['1,234円', true],
  ],
  refuses: [
    [-1, true],
    [1.5, true],
    ['12.5', true],
    ['1,23', true],
    ['12,34', true],
    ['-100', true],
    ['千円', true],
    ['$100', true],
    ['1 234', true],
    ['１．５', true],
    ['__proto__', true],
  ],
};
