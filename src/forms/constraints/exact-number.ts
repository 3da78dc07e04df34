import type { Constraint } from '../../model/vocabulary.ts';
import { exactNumber } from '../exact-number.ts';

/** What a floating point number would round is refused rather than rounded; what is no number is left to `writtenNumber`. */
export function test(value: string | number): boolean {
  const isWritten = typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value);
  return !isWritten || exactNumber(value) !== undefined;
}

export const constraint: Constraint = {
  name: 'exactNumber',
  says: 'けたを落とさずに送れる数（画面の number の欄では、いつも確かめます）',
  argument: { const: true },
  message: 'exactNumber',
  appliesTo: ['number'],
  test,
  accepts: [
    [3, true],
    [0.1, true],
    ['12.90', true],
    ['0.1', true],
    ['9007199254740992', true],
    ['', true],
    ['abc', true],
  ],
  refuses: [
    ['1.9999999999999999999', true],
    ['5.0000000000000001', true],
    ['12345678901234567', true],
    ['-9007199254740993', true],
  ],
};
