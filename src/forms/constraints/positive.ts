import type { Constraint } from '../../model/vocabulary.ts';
import { always } from '../bounds.ts';
import { compareNumbers } from '../decimal.ts';

export function test(value: string | number): boolean {
  if (value === '') return true;
  const order = compareNumbers(value, 0);
  return order !== null && order > 0;
}

export const constraint: Constraint = {
  name: 'positive',
  says: '0 より大きい数',
  argument: { const: true },
  message: 'positive',
  appliesTo: ['text', 'number'],
  test,
  bounds: { number: { least: always(0), open: true } },
  accepts: [
    [1, true],
    [0.001, true],
    ['1', true],
    ['１', true],
    ['', true],
    ['+5', true],
    [1e-7, true],
  ],
  refuses: [
    [0, true],
    [-1, true],
    ['0', true],
    ['-1', true],
    ['－１', true],
    ['一', true],
    ['0.00', true],
  ],
};
