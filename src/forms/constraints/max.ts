import type { Constraint } from '../../model/vocabulary.ts';
import { itself } from '../bounds.ts';
import { compareNumbers } from '../decimal.ts';

export function test(value: string | number, base: number): boolean {
  if (value === '') return true;
  const order = compareNumbers(value, base);
  return order !== null && order <= 0;
}

export const constraint: Constraint = {
  name: 'max',
  says: '数の上限（その数を含む）',
  argument: { type: 'number', 'x-kind': 'value', 'x-type': 'number' },
  message: 'max',
  appliesTo: ['text', 'number'],
  test,
  bounds: { number: { most: itself } },
  accepts: [
    [10, 10],
    ['', 10],
    ['10', 10],
    ['１０', 10],
    [' 10 ', 10],
    [-11, -10],
    ['1,000', 1000],
    ['9.99999999999999999999', 10],
    [0.1, 0.1],
  ],
  refuses: [
    [10.01, 10],
    ['11', 10],
    ['１１', 10],
    ['10.00000000000000000001', 10],
    ['十', 10],
    ['1,00', 10],
    ['__proto__', 10],
  ],
};
