import type { Constraint } from '../../model/vocabulary.ts';
import { itself } from '../bounds.ts';
import { compareNumbers } from '../decimal.ts';

export function test(value: string | number, base: number): boolean {
  if (value === '') return true;
  const order = compareNumbers(value, base);
  return order !== null && order < 0;
}

export const constraint: Constraint = {
  name: 'lessThan',
  says: 'その数より小さい（その数を含まない）',
  argument: { type: 'number', 'x-kind': 'value', 'x-type': 'number' },
  message: 'lessThan',
  appliesTo: ['text', 'number'],
  test,
  bounds: { number: { most: itself, open: true } },
  accepts: [
    [9.99, 10],
    ['', 10],
    ['9', 10],
    ['９', 10],
    ['9.99999999999999999999', 10],
  ],
  refuses: [
    [10, 10],
    ['10', 10],
    ['１０', 10],
    ['10.0', 10],
    ['ｱ', 10],
  ],
};
