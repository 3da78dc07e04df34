// chunk: screen-form
/** Is what is typed what the portal knows? Blanks, widths, hyphens and the kind of kana make no difference here. */
export function isAlike(typed: unknown, known: unknown): boolean {
  return plain(typed) === plain(known);
}

function plain(value: unknown): string {
  return String(value)
    .normalize('NFKC')
    .replace(/[\s\-‐-―−ー]/gu, '')
    .replace(/[ぁ-ゖ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
}
