import type { Constraint } from '../../model/vocabulary.ts';

/** The printable ASCII characters, without the space. */
export function test(text: string): boolean {
  return /^[!-~]*$/u.test(text);
}

export const constraint: Constraint = {
  name: 'alphanumericSymbols',
  says: '半角の英数字と記号だけ',
  argument: { const: true },
  message: 'alphanumericSymbols',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['abc123', true],
    ['a-b_c@d!', true],
    ['~', true],
    ['__proto__', true],
  ],
  refuses: [
    ['a b', true],
    ['ａｂｃ', true],
    ['あ', true],
    ['a\r\n', true],
    ['é', true],
    ['ｱ', true],
    ['￥', true],
  ],
};
