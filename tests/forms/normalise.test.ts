import { describe, expect, it } from 'vitest';
import { plainFileName } from '../../src/forms/file-name.ts';
import { normaliseFreeText } from '../../src/forms/normalise/free-text.ts';
import { halfWidth } from '../../src/forms/normalise/half-width.ts';
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
      ['\uFA11\uF9DC', '\uFA11\uF9DC'],
      ['　 ', ''],
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
      ['\u202D090-0000-0001\u202C', '09000000001'],
      ['090\u200B0000\t0001\uFE0F', '09000000001'],
      ['\u00ADなし\uFEFF', 'なし'],
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
      ['100-\u200E0001', '1000001'],
      ['100000\u3164', '100000'],
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
      ['\u2066123456\u2069', '123456'],
      ['', ''],
    ],
  ],
  [
    'halfWidth',
    halfWidth,
    [
      [' ｈａｎａｋｏ＠example．jp ', 'hanako@example.jp'],
      ['hana\u00ADko\u200F@example.jp\n', 'hanako@example.jp'],
      ['hanako@example.jp\nx', 'hanako@example.jp\nx'],
      ['１２３\u202A456\t', '123456'],
    ],
  ],
  [
    'plainFileName',
    plainFileName,
    [
      ['a\u200Bb\u202E.pdf', 'ab.pdf'],
      ['a\uE000\t.pdf', 'a.pdf'],
      ['😀写真❤\uFE0F.jpg', '写真.jpg'],
      ['\u3164.pdf', '.pdf'],
      ['葛\u{E0100}①#1&2（表）.pdf', '葛\u{E0100}①#1&2（表）.pdf'],
    ],
  ],
  [
    'normaliseNumberText',
    normaliseNumberText,
    [
      ['１，２３４．５０', '1234.50'],
      [' −5 ', '-5'],
      ['007', '007'],
      ['12.90', '12.90'],
      ['\u202D￥１２，０００\u202C', '12000'],
      ['-0', '0'],
      ['1.9999999999999999999', '1.9999999999999999999'],
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
