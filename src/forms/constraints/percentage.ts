import type { Constraint } from '../../model/vocabulary.ts';
import { always } from '../bounds.ts';
import { writtenNumber } from '../decimal.ts';

export function test(value: string | number): boolean {
  if (value === '') return true;
  const percent = typeof value === 'number' ? value : value.normalize('NFKC').trim().replace(/\s*%$/, '');
  const number = writtenNumber(percent);
  return number !== null && number.fraction.length <= 2;
}

export const constraint: Constraint = {
  name: 'percentage',
  says: '割合（小数は 2 けたまで。% を付けてもよい）',
  argument: { const: true },
  message: 'percentage',
  appliesTo: ['text', 'number'],
  test,
  bounds: { number: { step: always(0.01) } },
  accepts: [
    [0, true],
    [12.34, true],
    [100, true],
    ['', true],
    ['12.34', true],
    ['１２．３４', true],
    ['12.3%', true],
    ['１２％', true],
    [0.07, true],
  ],
  refuses: [
    [12.345, true],
    ['12.345', true],
    ['１２．３４５', true],
    ['12.', true],
    ['.5', true],
    ['12%%', true],
    ['十', true],
    [1e-7, true],
    ['__proto__', true],
  ],
};
