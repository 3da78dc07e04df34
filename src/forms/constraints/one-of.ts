import type { Constraint } from '../../model/vocabulary.ts';
import { somewhere } from '../bounds.ts';

/** For a list, every entry must be among them. */
export function test(value: unknown, values: readonly unknown[]): boolean {
  if (Array.isArray(value)) return value.every((entry) => values.includes(entry));
  return value === '' || values.includes(value);
}

export const constraint: Constraint = {
  name: 'oneOf',
  says: '決められた値のどれか',
  argument: { type: 'array', items: {}, minItems: 1 },
  message: 'oneOf',
  appliesTo: ['text', 'number', 'list'],
  test,
  bounds: { characters: { most: somewhere } },
  accepts: [
    ['online', ['online', 'offline']],
    ['', ['online']],
    [2, [1, 2]],
    [
      ['a', 'b'],
      ['a', 'b', 'c'],
    ],
    [[], ['a']],
    ['葛\u{E0100}', ['葛\u{E0100}']],
    ['__proto__', ['__proto__']],
  ],
  refuses: [
    ['Online', ['online']],
    ['online ', ['online']],
    ['ｏｎｌｉｎｅ', ['online']],
    ['1', [1]],
    [3, [1, 2]],
    [
      ['a', 'd'],
      ['a', 'b'],
    ],
    ['葛', ['葛\u{E0100}']],
    ['__proto__', ['a']],
  ],
};
