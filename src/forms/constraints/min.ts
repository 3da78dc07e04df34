import type { Constraint } from '../../model/vocabulary.ts';
import { itself } from '../bounds.ts';
import { compareNumbers } from '../decimal.ts';

export function test(value: string | number, base: number): boolean {
  if (value === '') return true;
  const order = compareNumbers(value, base);
  return order !== null && order >= 0;
}

export const constraint: Constraint = {
  name: 'min',
  says: '数の下限（その数を含む）',
  argument: { type: 'number', 'x-kind': 'value', 'x-type': 'number' },
  message: 'min',
  appliesTo: ['text', 'number'],
  test,
  bounds: { number: { least: itself } },
  accepts: [
    [10, 10],
    ['', 10],
    ['10', 10],
    ['１０.０', 10],
    [-10, -10],
    ['−10', -10],
  ],
  refuses: [
    [9.99, 10],
    ['9', 10],
    ['９', 10],
    ['-11', -10],
    ['abc', 0],
    ['0\r\n0', 0],
    ['__proto__', 0],
  ],
};
