import type { Constraint } from '../../model/vocabulary.ts';

export function test(text: string): boolean {
  return /^[Ａ-Ｚａ-ｚ０-９　]*$/u.test(text);
}

export const constraint: Constraint = {
  name: 'fullWidthAlphanumericWithSpaces',
  says: '全角の英数字だけ（全角の空白もよい）',
  argument: { const: true },
  message: 'fullWidthAlphanumericWithSpaces',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['ＡＢＣａｂｃ１２３', true],
    ['ｚ９', true],
    ['Ａ　Ｂ', true],
    ['　Ａ', true],
  ],
  refuses: [
    ['abc', true],
    ['ＡＢＣ1', true],
    ['ＡーＢ', true],
    ['Ａ\r\n', true],
    ['ア', true],
    ['Ａ Ｂ', true],
    ['__proto__', true],
  ],
};
