import type { Constraint } from '../../model/vocabulary.ts';
import { always } from '../bounds.ts';

/** A year of another length is a typo (226 for 2026), and the message asks for four digits. */
const fourDigits = /^[1-9]\d{3}$/;

export function test(value: string | number): boolean {
  return value === '' || fourDigits.test(String(value).normalize('NFKC').trim());
}

export const constraint: Constraint = {
  name: 'year',
  says: '西暦の年（4けた。1000 から 9999 まで）',
  argument: { const: true },
  message: 'year',
  appliesTo: ['text', 'number'],
  test,
  bounds: {
    characters: { least: always(4), most: always(4) },
    number: { least: always(1000), most: always(9999), step: always(1) },
  },
  accepts: [
    [2026, true],
    ['2026', true],
    ['２０２６', true],
    ['', true],
    [1000, true],
    [9999, true],
  ],
  refuses: [
    [8, true],
    [0, true],
    [226, true],
    [10000, true],
    ['226', true],
    ['２２６', true],
    ['0000', true],
    ['0226', true],
    ['2,026', true],
    ['-2026', true],
    ['令和8', true],
    ['2026年', true],
    [-1, true],
    [20.5, true],
    ['02026', true],
    ['__proto__', true],
  ],
};
