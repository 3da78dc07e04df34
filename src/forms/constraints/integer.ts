import type { Constraint } from '../../model/vocabulary.ts';
import { always } from '../bounds.ts';
import { writtenNumber } from '../decimal.ts';

/** `3.0` counts as whole; anything that is not a number is left to `decimal`. */
export function test(value: string | number): boolean {
  const number = writtenNumber(value);
  return number === null || /^0*$/.test(number.fraction);
}

export const constraint: Constraint = {
  name: 'integer',
  says: '整数（小数がない）。個数や日数など、数えるものに使います',
  argument: { const: true },
  message: 'integer',
  appliesTo: ['text', 'number'],
  test,
  bounds: { number: { step: always(1) } },
  accepts: [
    [3, true],
    [-3, true],
    [0, true],
    ['3', true],
    ['３', true],
    ['1,234', true],
    ['3.0', true],
    ['', true],
    ['abc', true],
    [1e21, true],
  ],
  refuses: [
    [1.5, true],
    ['1.5', true],
    ['１．５', true],
    [-0.5, true],
    [1e-7, true],
    ['1,234.5', true],
  ],
};
