import type { Constraint } from '../../model/vocabulary.ts';
import { always, somewhere } from '../bounds.ts';
import { writtenNumber } from '../decimal.ts';

export function test(value: string | number): boolean {
  if (value === '') return true;
  const number = writtenNumber(value);
  if (!number || number.negative || number.fraction !== '' || number.integer.length > 2) return false;
  return Number(number.integer) >= 1 && Number(number.integer) <= 12;
}

export const constraint: Constraint = {
  name: 'month',
  says: '月（1 から 12 まで）',
  argument: { const: true },
  message: 'month',
  appliesTo: ['text', 'number'],
  test,
  bounds: { characters: { most: somewhere }, number: { least: always(1), most: always(12), step: always(1) } },
  accepts: [
    [1, true],
    [12, true],
    ['1', true],
    ['01', true],
    ['１２', true],
    ['', true],
  ],
  refuses: [
    [0, true],
    [13, true],
    ['0', true],
    ['13', true],
    ['001', true],
    ['四', true],
    [1.5, true],
    [-1, true],
    ['ｱ', true],
  ],
};
