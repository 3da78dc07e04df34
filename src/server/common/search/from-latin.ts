import { letters } from './letters.ts';

const vowels = 'aiueo';
const glided = 'auo';

const syllables = new Map([
  ...Object.entries(letters.rows).flatMap(([consonant, row]) =>
    Array.from(row, (kana, index) => [`${consonant}${vowels[index]}`, kana] as const),
  ),
  ...Object.entries(letters.glides).flatMap(([consonant, kana]) =>
    Array.from(letters.small, (small, index) => [`${consonant}${glided[index]}`, kana + small] as const),
  ),
  ...Object.entries(letters.others),
]);

/** Letters of one syllable, the longest first. */
const lengths = [3, 2, 1];

/** A word in Latin letters as kana, in whichever way it is transcribed; null = it is no Japanese word. */
export function fromLatin(word: string): string | null {
  let rest = word.normalize('NFD').replace(/\p{M}/gu, '');
  let kana = '';
  while (rest !== '') {
    const length = lengths.find((count) => rest.length >= count && syllables.has(rest.slice(0, count)));
    if (length !== undefined) {
      kana += syllables.get(rest.slice(0, length));
      rest = rest.slice(length);
    } else if (/^(?:([bcdfghjkmpqrstwz])\1|tch)/.test(rest)) {
      kana += letters.doubled;
      rest = rest.slice(1);
    } else if (/^(?:n|m(?=[bmp]))/.test(rest)) {
      kana += letters.syllabic;
      rest = rest.slice(1);
    } else return null;
  }
  return kana;
}
