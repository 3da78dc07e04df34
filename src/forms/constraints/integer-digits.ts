import type { Constraint } from '../../model/vocabulary.ts';
import { writtenNumber } from '../decimal.ts';

/** Counts digits as written; anything that is not a number is left to `decimal`. */
export function test(value: string | number, most: number): boolean {
  const number = writtenNumber(value);
  return number === null || number.integer.length <= most;
}

export const constraint: Constraint = {
  name: 'integerDigits',
  says: '整数の部分のけた数の上限',
  argument: { type: 'integer', minimum: 1 },
  message: 'integerDigits',
  appliesTo: ['text', 'number'],
  test,
  bounds: {
    number: {
      least: (argument) => (typeof argument === 'number' ? 1 - 10 ** argument : null),
      most: (argument) => (typeof argument === 'number' ? 10 ** argument : null),
    },
  },
  accepts: [
    [123.456, 3],
    ['123', 3],
    ['-123.4567', 3],
    ['１２３', 3],
    ['1,234', 4],
    ['', 1],
    ['abc', 1],
    [1e-7, 1],
  ],
  refuses: [
    [1234, 3],
    ['1234.5', 3],
    ['１２３４', 3],
    ['1,234', 3],
    [1e21, 21],
  ],
};
