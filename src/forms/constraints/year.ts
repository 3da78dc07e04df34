import type { Constraint } from '../../model/vocabulary.ts';
import { writtenNumber } from '../decimal.ts';

export function test(value: string | number): boolean {
  if (value === '') return true;
  const number = writtenNumber(value);
  if (!number || number.negative || number.fraction !== '' || number.integer.length > 4) return false;
  return Number(number.integer) >= 1 && Number(number.integer) <= 9999;
}

export const constraint: Constraint = {
  name: 'year',
  says: '西暦の年（1 から 9999 まで）',
  argument: { const: true },
  message: 'year',
  appliesTo: ['text', 'number'],
  test,
  accepts: [
    [2026, true],
    ['2026', true],
    ['２０２６', true],
    ['', true],
    [1, true],
    ['0001', true],
    [9999, true],
  ],
  refuses: [
    [0, true],
    [10000, true],
    ['0000', true],
    ['令和8', true],
    ['2026年', true],
    [-1, true],
    [20.5, true],
    ['02026', true],
    ['__proto__', true],
  ],
};
