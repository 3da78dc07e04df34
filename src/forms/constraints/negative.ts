import type { Constraint } from '../../model/vocabulary.ts';
import { always } from '../bounds.ts';
import { compareNumbers } from '../decimal.ts';

export function test(value: string | number): boolean {
  if (value === '') return true;
  const order = compareNumbers(value, 0);
  return order !== null && order < 0;
}

export const constraint: Constraint = {
  name: 'negative',
  says: '0 より小さい数',
  argument: { const: true },
  message: 'negative',
  appliesTo: ['text', 'number'],
  test,
  bounds: { number: { most: always(0), open: true } },
  accepts: [
    [-1, true],
    [-0.001, true],
    ['-1', true],
    ['－１', true],
    ['−1', true],
    ['', true],
    [-1e-7, true],
  ],
  refuses: [
    [0, true],
    [1, true],
    ['0', true],
    ['-0', true],
    ['1', true],
    ['負', true],
  ],
};
