import type { Spelled } from './spelled.ts';

/** How well a piece stands for the word that it is cut from; a whole word fits by 1. */
const fits = { beginning: 0.85, inside: 0.65, oneCharacter: 0.2, fewKana: 0.34 };
/** Of kana and Latin letters, less than so many are in every other word. */
const fewestKana = 3;
const manyKana = 4;
const mostOfIt = 0.6;
const manyLatin = 5;

/** 0 = the piece says nothing of the word: kana from its middle, letters from the middle of an English word. */
export function fitOf(piece: string, at: number, { text, starts }: Spelled): number {
  if (piece.length === text.length) return 1;
  const characters = piece.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (characters === 0) {
    if (/^[a-z0-9]+$/.test(piece)) {
      const ends = starts.has(at + piece.length) || piece.length >= manyLatin;
      return starts.has(at) && ends ? fits.beginning : 0;
    }
    const isMany = piece.length >= manyKana;
    if (at > 0) return isMany && at + piece.length === text.length ? fits.inside : 0;
    if (piece.length < fewestKana) return 0;
    return isMany || piece.length / text.length >= mostOfIt ? fits.beginning : fits.fewKana;
  }
  if (piece.length === 1) return fits.oneCharacter * (at === 0 ? 1 : fits.inside);
  return at === 0 ? fits.beginning : fits.inside;
}
