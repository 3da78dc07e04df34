import type { Constraint } from '../../model/vocabulary.ts';
import { always } from '../bounds.ts';
import { writtenNumber } from '../decimal.ts';

export function test(value: string | number): boolean {
  return value === '' || writtenNumber(value) !== null;
}

export const constraint: Constraint = {
  name: 'decimal',
  says: '数（小数でもよい）',
  argument: { const: true },
  message: 'decimal',
  appliesTo: ['text', 'number'],
  test,
  bounds: { number: { step: always(0) } },
  accepts: [
    [1.5, true],
    ['1.5', true],
    ['-0.25', true],
    ['１．５', true],
    ['10', true],
    ['', true],
    ['1,234.5', true],
    [1e-7, true],
    [1e21, true],
  ],
  refuses: [
    ['1.', true],
    ['.5', true],
    ['1.2.3', true],
    ['1e3', true],
    ['abc', true],
    ['1,23', true],
    ['--1', true],
    ['∞', true],
    ['1\r\n2', true],
    ['__proto__', true],
  ],
};
