import type { Constraint } from '../../model/vocabulary.ts';

export function test(text: string): boolean {
  return /^[ｦ-ﾟ]*$/u.test(text);
}

export const constraint: Constraint = {
  name: 'halfWidthKana',
  says: '半角カタカナだけ',
  argument: { const: true },
  message: 'halfWidthKana',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['ﾔﾏﾀﾞ', true],
    ['ｶﾞｯｺｳ', true],
    ['ﾊﾟﾋﾟｰ', true],
    ['ｦ', true],
  ],
  refuses: [
    ['ヤマダ', true],
    ['やまだ', true],
    ['ﾔﾏﾀﾞ ﾀﾛｳ', true],
    ['ﾔﾏﾀﾞ\u3099', true],
    ['abc', true],
    ['ﾔﾏﾀﾞ\r\n', true],
    ['､', true],
  ],
};
