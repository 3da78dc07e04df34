import type { Constraint } from '../../model/vocabulary.ts';

/** Full-width blanks count as blanks. */
export function test(text: string): boolean {
  return text === text.trim();
}

export const constraint: Constraint = {
  name: 'trimmed',
  says: '前後に空白を入れない',
  argument: { const: true },
  message: 'trimmed',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['山田 太郎', true],
    ['山田　太郎', true],
    ['a\r\nb', true],
    ['葛\u{E0100}', true],
  ],
  refuses: [
    [' a', true],
    ['a ', true],
    ['　a', true],
    ['a　', true],
    ['a\r\n', true],
    ['\ta', true],
    [' ', true],
  ],
};
