import type { Constraint } from '../../model/vocabulary.ts';

/** A number, or its digits (`12.90`): all of them count and are kept. */
export function test(value: string | number): boolean {
  return typeof value === 'number' || value === '' || (value.length <= 400 && /^-?\d+(?:\.\d+)?$/.test(value));
}

export const constraint: Constraint = {
  name: 'writtenNumber',
  says: '数（入力したけたのまま。number の欄では、いつも確かめます）',
  argument: { const: true },
  message: 'writtenNumber',
  appliesTo: ['number'],
  test,
  accepts: [
    [3, true],
    [-0.5, true],
    [1e21, true],
    ['', true],
    ['12.90', true],
    ['1.9999999999999999999', true],
    ['12345678901234567', true],
    ['-007', true],
  ],
  refuses: [
    ['3000円', true],
    ['千', true],
    ['1,234', true],
    ['１２', true],
    ['1e3', true],
    ['.5', true],
    ['1.', true],
    [' 1', true],
    ['1\n', true],
    ['\u202D1', true],
  ],
};
