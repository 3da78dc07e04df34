import type { Constraint } from '../../model/vocabulary.ts';

export function test(text: string): boolean {
  return /^[Ａ-Ｚａ-ｚ０-９]*$/u.test(text);
}

export const constraint: Constraint = {
  name: 'fullWidthAlphanumeric',
  says: '全角の英数字だけ',
  argument: { const: true },
  message: 'fullWidthAlphanumeric',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['ＡＢＣａｂｃ１２３', true],
    ['ｚ９', true],
  ],
  refuses: [
    ['abc', true],
    ['ＡＢＣ1', true],
    ['ＡーＢ', true],
    ['Ａ\r\n', true],
    ['ア', true],
    ['Ａ　Ｂ', true],
    ['　', true],
    ['Ａ ', true],
    ['__proto__', true],
  ],
};
