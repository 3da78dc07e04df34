import type { Constraint } from '../../model/vocabulary.ts';

/** For a list, no entry may be among them. */
export function test(value: unknown, values: readonly unknown[]): boolean {
  if (Array.isArray(value)) return !value.some((entry) => values.includes(entry));
  return value === '' || !values.includes(value);
}

export const constraint: Constraint = {
  name: 'notOneOf',
  says: '決められた値のどれでもない',
  argument: { type: 'array', items: {}, minItems: 1, 'x-kind': 'value', 'x-type': 'list' },
  message: 'notOneOf',
  appliesTo: ['text', 'number', 'list'],
  test,
  accepts: [
    ['c', ['a', 'b']],
    ['', ['']],
    [3, [1, 2]],
    ['1', [1]],
    [['c'], ['a']],
    ['ａ', ['a']],
    ['葛', ['葛\u{E0100}']],
    ['__proto__', ['a']],
  ],
  refuses: [
    ['a', ['a', 'b']],
    [1, [1, 2]],
    [['c', 'a'], ['a']],
    ['𠮷', ['𠮷']],
    ['__proto__', ['__proto__']],
  ],
};
