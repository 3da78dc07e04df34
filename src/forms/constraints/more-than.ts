import type { Constraint } from '../../model/vocabulary.ts';
import { itself } from '../bounds.ts';
import { compareNumbers } from '../decimal.ts';

export function test(value: string | number, base: number): boolean {
  if (value === '') return true;
  const order = compareNumbers(value, base);
  return order !== null && order > 0;
}

export const constraint: Constraint = {
  name: 'moreThan',
  says: 'その数より大きい（その数を含まない）',
  argument: { type: 'number', 'x-kind': 'value', 'x-type': 'number' },
  message: 'moreThan',
  appliesTo: ['text', 'number'],
  test,
  bounds: { number: { least: itself, open: true } },
  accepts: [
    [10.01, 10],
    ['', 10],
    ['11', 10],
    ['１１', 10],
    ['0.00000000000000000001', 0],
  ],
  refuses: [
    [10, 10],
    ['10', 10],
    ['-0', 0],
    ['１０', 10],
    ['𠮷', 10],
  ],
};
