/** What one letter tells: a character of Chinese origin is a word or half of one, a kana a part of an ending as often as not. */
const told = { han: 2, kana: 0.8, digit: 0.5, other: 0.6 };
/** One long piece tells more than two short ones: it is no accident. */
const growth = 1.3;

export function lengthOf(piece: string): number {
  let sum = 0;
  for (const letter of piece) {
    if (/\p{Script=Han}/u.test(letter)) sum += told.han;
    else if (/\p{Script=Hiragana}/u.test(letter)) sum += told.kana;
    else sum += /\d/.test(letter) ? told.digit : told.other;
  }
  return sum;
}

export const weightOf = (piece: string): number => lengthOf(piece) ** growth;
