import { describe, expect, it } from 'vitest';
import { normaliseFreeText } from '../../src/forms/normalise/free-text.ts';
import { normaliseKana } from '../../src/forms/normalise/kana.ts';
import { normaliseNumberText } from '../../src/forms/normalise/number-text.ts';
import { normaliseOneTimeCode } from '../../src/forms/normalise/one-time-code.ts';
import { normalisePhone } from '../../src/forms/normalise/phone.ts';
import { normalisePostalCode } from '../../src/forms/normalise/postal-code.ts';

const tables: readonly (readonly [string, (typed: string) => string, readonly (readonly [string, string])[]])[] = [
  [
    'normaliseKana',
    normaliseKana,
    [
      ['やまだ', 'ヤマダ'],
      ['ﾔﾏﾀﾞ', 'ヤマダ'],
      ['ｶﾞｯｺｳ', 'ガッコウ'],
      ['ハ\u309a', 'パ'],
      ['カ゛', 'ガ'],
      ['サト-', 'サトー'],
      ['さと－', 'サトー'],
      ['サト――', 'サトーー'],
      ['ｻﾄｰ', 'サトー'],
      [' ヤマダ　 タロウ\r\n', 'ヤマダ　タロウ'],
      ['ゔぁゝ', 'ヴァヽ'],
      ['-ヤ', '-ヤ'],
      ['山田', '山田'],
      ['', ''],
    ],
  ],
  [
    'normaliseFreeText',
    normaliseFreeText,
    [
      ['ﾐﾎﾝﾋﾞﾙ', 'ミホンビル'],
      ['ｶﾞﾊﾟｳﾞ', 'ガパヴ'],
      ['｢ﾄﾞｱ｣､ｱ･ｲ｡ｰ', '「ドア」、ア・イ。ー'],
      ['かﾞ', 'か゛'],
      ['ﾞﾟ', '゛゜'],
      ['ｱﾞ', 'ア゛'],
      ['神福葛\u{E0100}飾', '神福葛\u{E0100}飾'],
      ['か\u3099', 'か\u3099'],
      ['Ａ①㍿ 1-2', 'Ａ①㍿ 1-2'],
      ['ガ', 'ガ'],
      ['', ''],
    ],
  ],
  [
    'normalisePhone',
    normalisePhone,
    [
      ['03-1234-5678', '0312345678'],
      ['０９０−１２３４‐５６７８', '09012345678'],
      ['03ー1234ー5678', '0312345678'],
      ['03（1234）5678', '0312345678'],
      ['+81 90-1234-5678', '09012345678'],
      ['+81 (0)90-1234-5678', '09012345678'],
      ['+1 212 555 0100', '+12125550100'],
      ['なし', 'なし'],
      ['', ''],
    ],
  ],
  [
    'normalisePostalCode',
    normalisePostalCode,
    [
      ['〒１００－０００１', '1000001'],
      ['100-0001', '1000001'],
      ['100-001', '100-001'],
      ['', ''],
    ],
  ],
  [
    'normaliseOneTimeCode',
    normaliseOneTimeCode,
    [
      ['１２３ ４５６', '123456'],
      ['123-456', '123456'],
      ['12a456', '12a456'],
      ['', ''],
    ],
  ],
  [
    'normaliseNumberText',
    normaliseNumberText,
    [
      ['１，２３４．５０', '1234.50'],
      [' −5 ', '-5'],
      ['007', '007'],
      ['1,23', '1,23'],
      ['', ''],
    ],
  ],
];

describe.each(tables)('%s', (_name, normalise, rows) => {
  it.each(rows)('%j becomes %j', (typed, expected) => {
    expect(normalise(typed)).toBe(expected);
  });

  it.each(rows)('is done after one time: %j', (typed) => {
    expect(normalise(normalise(typed))).toBe(normalise(typed));
  });
});
