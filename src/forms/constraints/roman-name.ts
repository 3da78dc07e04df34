import type { Constraint } from '../../model/vocabulary.ts';

/** As a passport writes it: no marks, no other alphabets. */
export function test(text: string): boolean {
  return /^(?:[A-Za-z][A-Za-z '-]*)?$/.test(text.trim());
}

export const constraint: Constraint = {
  name: 'romanName',
  says: 'ローマ字の名前（パスポートと同じ英字。空白、ハイフン、アポストロフィもよい）',
  argument: { const: true },
  message: 'romanName',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['MIHON HANAKO', true],
    ["O'Brien Mary-Ann", true],
    [' Mihon ', true],
  ],
  refuses: [
    ['山田 ÅÉ ☆', true],
    ['ＭＩＨＯＮ', true],
    ['MIHON1', true],
    ['-', true],
    ['Müller', true],
  ],
};
