import { inOneForm } from '../../../forms/constraints/said-once.ts';

const tens = /^(.?)十(.?)$/u;
const ones = '〇一二三四五六七八九';

/** The number that is written in kanji before 丁目, 番 or 号, up to ninety-nine. */
function inDigits(kanji: string): string {
  const [, ten, one] = tens.exec(kanji) ?? [];
  const digit = (letter: string) => ones.indexOf(letter);
  if (ten === undefined || one === undefined) return [...kanji].map(digit).join('');
  return String((ten === '' ? 1 : digit(ten)) * 10 + (one === '' ? 0 : digit(one)));
}

/** 七丁目８番地, 7丁目8番地 and 7-8 are one. */
const withPlainNumbers = (place: string) =>
  inOneForm(place)
    .replace(/[〇一二三四五六七八九十]+(?=丁目|番|号)/gu, inDigits)
    .replace(/丁目|番地?の?|号|[‐-―−ー]/gu, '-')
    .replace(/-+/gu, '-')
    .replace(/-$/u, '');

/** Do two addresses name the same place, however its numbers are written? Buildings and rooms are parts of it. */
export function isSamePlace(one: string, other: string): boolean {
  return withPlainNumbers(one) === withPlainNumbers(other);
}
