import type { Constraint } from '../../model/vocabulary.ts';

/** The argument is the string of refused characters. */
export function test(text: string, refused: string): boolean {
  const characters = new Set(refused);
  for (const character of text) {
    if (characters.has(character)) return false;
  }
  return true;
}

export const constraint: Constraint = {
  name: 'disallow',
  says: '決められた文字を入れない',
  argument: { type: 'string' },
  message: 'disallow',
  appliesTo: ['text'],
  test,
  accepts: [
    ['山田太郎', '<>&'],
    ['', '<>&'],
    ['＜', '<'],
    ['𠮷', '吉'],
    ['葛\u{E0100}', '飾'],
    ['__proto__', '<>'],
  ],
  refuses: [
    ['a<b', '<>&'],
    ['&', '<>&'],
    ['𠮷野', '𠮷'],
    ['a\r\nb', '\n'],
    [' a', ' '],
    ['ｶﾞ', 'ﾞ'],
    ['👨‍👩‍👧', '👩'],
    ['__proto__', '_'],
  ],
};
