import type { Constraint } from '../../model/vocabulary.ts';
import { itself } from '../bounds.ts';

export function test(text: string, count: number): boolean {
  return text === '' || (text.length === count && /^\d+$/.test(text));
}

export const constraint: Constraint = {
  name: 'digits',
  says: 'ちょうどその数のけたの半角数字',
  argument: { type: 'integer', minimum: 1 },
  message: 'digits',
  appliesTo: ['text'],
  test,
  bounds: { characters: { least: itself, most: itself } },
  accepts: [
    ['123456', 6],
    ['000000', 6],
    ['', 6],
  ],
  refuses: [
    ['12345', 6],
    ['1234567', 6],
    ['１２３４５６', 6],
    ['12345a', 6],
    ['12 456', 6],
    ['12345\n', 6],
    ['ｱｲｳｴｵｶ', 6],
  ],
};
