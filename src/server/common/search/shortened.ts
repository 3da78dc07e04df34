const characters = /^\p{Script=Han}{2,4}$/u;
const longEnough = /^\p{Script=Han}{4,}$/u;

export const canShorten = (piece: string): boolean => characters.test(piece);
export const isLong = (word: string): boolean => longEnough.test(word);

/**
 * Whether people shorten the word so: to the heads of the words of two characters that it is made of, and its last one (two of five characters for
 * an estate agent, one of each word for a social worker).
 */
export function isShortened(short: string, word: string): boolean {
  if (short[0] !== word[0]) return false;
  let at = 0;
  for (const letter of short.slice(1)) {
    at = [...word].findIndex(
      (one, index) => index > at && one === letter && (index % 2 === 0 || index === word.length - 1),
    );
    if (at < 0) return false;
  }
  return true;
}
