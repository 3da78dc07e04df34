import type { Constraint } from '../../model/vocabulary.ts';

/** No capital letter; digits and letters without case do not matter. */
export function test(text: string): boolean {
  return !/\p{Lu}/u.test(text);
}

export const constraint: Constraint = {
  name: 'lowercaseOnly',
  says: '英字は小文字だけ',
  argument: { const: true },
  message: 'lowercaseOnly',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['abc', true],
    ['abc123', true],
    ['ａｂｃ', true],
    ['あいう', true],
    ['__proto__', true],
    [' a ', true],
  ],
  refuses: [
    ['Abc', true],
    ['abC', true],
    ['ABC', true],
    ['ａｂＣ', true],
    ['É', true],
    ['𝐀', true],
  ],
};
