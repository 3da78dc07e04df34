/**
 * A text as it is searched: as long as both are made so, it does not matter how something was typed. `assets/home-search.js` does the same with what
 * is typed in the browser, and `tests/app/home-search.test.ts` holds both to one table.
 */
export function asSearched(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(/[・、。，．,.「」]/g, '');
}

/** Between the words of `data-find`: nothing that somebody types contains it. */
export const between = '\n';

/** Every part of what is asked for is in a word, or a word of more than one letter is in it (「引っ越しました」). Nothing asked for: everything fits. */
export function fits(asked: string, words: readonly string[]): boolean {
  return asSearched(asked)
    .split(/\s+/)
    .filter((part) => part !== '')
    .every((part) => words.some((word) => word.includes(part) || (word.length > 1 && part.includes(word))));
}

/** A number that the portal told somebody, as it is typed or copied: its digits. Null: something else. */
export function numberIn(asked: string): string | null {
  const digits = asked.normalize('NFKC').replace(/[\s\u2010-\u2015\u2212\u30fc-]/g, '');
  return /^\d{8,}$/.test(digits) ? digits : null;
}
