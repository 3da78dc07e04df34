import type { Constraint } from '../../model/vocabulary.ts';
import { itself } from '../bounds.ts';
import { isMultiple } from '../decimal.ts';

export function test(value: string | number, divisor: number): boolean {
  return value === '' || isMultiple(value, divisor);
}

export const constraint: Constraint = {
  name: 'divisibleBy',
  says: 'その数で割り切れる',
  argument: { type: 'number', minimum: 0 },
  message: 'divisibleBy',
  appliesTo: ['text', 'number'],
  test,
  bounds: { number: { step: itself } },
  argumentProblem: (divisor: number) => (divisor <= 0 ? '割る数は 0 より大きい数にしてください。' : null),
  accepts: [
    [0.3, 0.1],
    ['0.3', 0.1],
    [10, 5],
    [0, 5],
    [-10, 5],
    ['１０００', 100],
    ['', 5],
    ['123456789012345678900', 100],
    [1.1, 0.01],
  ],
  refuses: [
    [0.35, 0.1],
    [11, 5],
    ['11', 5],
    ['十', 5],
    ['123456789012345678901', 100],
    ['__proto__', 1],
  ],
};
