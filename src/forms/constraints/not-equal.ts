import type { Constraint } from '../../model/vocabulary.ts';
import { compareNumbers } from '../decimal.ts';

/** Numbers are compared as numbers (`10.0` equals 10); a text argument as text. */
export function test(value: string | number, other: string | number): boolean {
  if (value === '') return true;
  return typeof other === 'number' ? compareNumbers(value, other) !== 0 : value !== other;
}

export const constraint: Constraint = {
  name: 'notEqual',
  says: 'その値と異なる',
  argument: { 'x-kind': 'value', 'x-type': 'any' },
  message: 'notEqual',
  appliesTo: ['text', 'number'],
  test,
  accepts: [
    [9, 10],
    ['', 10],
    ['', ''],
    ['9', 10],
    ['十', 10],
    ['ヤマダ', 'ﾔﾏﾀﾞ'],
    ['葛', '葛\u{E0100}'],
    ['a ', 'a'],
  ],
  refuses: [
    [10, 10],
    ['10', 10],
    ['10.0', 10],
    ['１０', 10],
    ['ヤマダ', 'ヤマダ'],
    ['__proto__', '__proto__'],
  ],
};
