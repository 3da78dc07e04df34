import type { Constraint } from '../../model/vocabulary.ts';
import { writtenNumber } from '../decimal.ts';

/** Counts digits as written; anything that is not a number is left to `decimal`. */
export function test(value: string | number, most: number): boolean {
  const number = writtenNumber(value);
  return number === null || number.fraction.length <= most;
}

export const constraint: Constraint = {
  name: 'decimalDigits',
  says: '小数の部分のけた数の上限',
  argument: { type: 'integer', minimum: 0 },
  message: 'decimalDigits',
  appliesTo: ['text', 'number'],
  test,
  bounds: { number: { step: (argument) => (typeof argument === 'number' ? 10 ** -argument : null) } },
  accepts: [
    [1.25, 2],
    ['1.25', 2],
    ['10', 0],
    ['１．２５', 2],
    ['', 0],
    ['abc', 0],
    [0.1, 1],
  ],
  refuses: [
    [1.255, 2],
    ['1.250', 2],
    ['1.0', 0],
    ['１．２５５', 2],
    [1e-7, 6],
  ],
};
