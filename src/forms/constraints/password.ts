import type { Constraint } from '../../model/vocabulary.ts';
import { always } from '../bounds.ts';

/** Requires all three kinds; the length is left to another constraint. */
export function test(text: string): boolean {
  return text === '' || (/[a-z]/.test(text) && /[0-9]/.test(text) && /[!-/:-@[-`{-~]/.test(text));
}

export const constraint: Constraint = {
  name: 'password',
  says: '英小文字・数字・記号をすべて含む',
  argument: { const: true },
  message: 'password',
  appliesTo: ['text'],
  test,
  bounds: { characters: { least: always(3) } },
  accepts: [
    ['', true],
    ['abc123!', true],
    ['a1_', true],
    ['ABCa1-', true],
    ['__proto__1', true],
  ],
  refuses: [
    ['abc123', true],
    ['abc!!!', true],
    ['123!!!', true],
    ['ABC123!', true],
    ['ａｂｃ１２３！', true],
    ['abc123！', true],
    ['あいう', true],
  ],
};
