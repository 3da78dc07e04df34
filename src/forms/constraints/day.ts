import type { Constraint } from '../../model/vocabulary.ts';
import { always, somewhere } from '../bounds.ts';
import { writtenNumber } from '../decimal.ts';

export function test(value: string | number): boolean {
  if (value === '') return true;
  const number = writtenNumber(value);
  if (!number || number.negative || number.fraction !== '' || number.integer.length > 2) return false;
  return Number(number.integer) >= 1 && Number(number.integer) <= 31;
}

export const constraint: Constraint = {
  name: 'day',
  says: '日（1 から 31 まで）',
  argument: { const: true },
  message: 'day',
  appliesTo: ['text', 'number'],
  test,
  bounds: { characters: { most: somewhere }, number: { least: always(1), most: always(31), step: always(1) } },
  accepts: [
    [1, true],
    [31, true],
    ['1', true],
    ['01', true],
    ['３１', true],
    ['', true],
  ],
  refuses: [
    [0, true],
    [32, true],
    ['0', true],
    ['32', true],
    ['001', true],
    ['一', true],
    [1.5, true],
    [-1, true],
    ['1\u20e3', true],
  ],
};
