import { hyphens } from './hyphens.ts';

/**
 * Furigana as full-width katakana: half-width kana and hiragana are converted, dashes after a kana become the long mark, separate sound marks merge
 * with their letter, blanks become one full-width blank, none at the ends. `やまだ　ﾀﾛｳ` -> `ヤマダ　タロウ`. Never use it for names in kanji: it would change
 * their letters.
 */
export function normaliseKana(typed: string): string {
  return typed
    .replaceAll('\u309b', '\u3099')
    .replaceAll('\u309c', '\u309a')
    .normalize('NFKC')
    .replace(/[ぁ-ゖゝゞ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
    .replace(
      new RegExp(`([ァ-ヺヽヾー])([${hyphens}]+)`, 'gu'),
      (_all, kana: string, dashes: string) => kana + 'ー'.repeat(dashes.length),
    )
    .trim()
    .replace(/\s+/gu, '　');
}
