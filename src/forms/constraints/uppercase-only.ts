import type { Constraint } from '../../model/vocabulary.ts';

/** No lowercase letter; digits and letters without case do not matter. */
export function test(text: string): boolean {
  return !/\p{Ll}/u.test(text);
}

export const constraint: Constraint = {
  name: 'uppercaseOnly',
  says: '英字は大文字だけ',
  argument: { const: true },
  message: 'uppercaseOnly',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['ABC', true],
    ['ABC123', true],
    ['ＡＢＣ', true],
    ['あいう', true],
    [' A ', true],
  ],
  refuses: [
    ['Abc', true],
    ['ABc', true],
    ['abc', true],
    ['ＡＢｃ', true],
    ['é', true],
    ['__proto__', true],
  ],
};
