// chunk: screen-form
/** Is what is typed what the portal knows? Blanks, widths, the kind of kana and of hyphens make no difference here, nor do hyphens in what is only a number. */
export function isAlike(typed: unknown, known: unknown): boolean {
  return plain(typed) === plain(known);
}

function plain(value: unknown): string {
  return String(value)
    .normalize('NFKC')
    .replace(/\s/gu, '')
    .replace(/[‐-―−ー]/gu, '-')
    .replace(/^[\d-]+$/u, (number) => number.replaceAll('-', ''))
    .replace(/[ぁ-ゖ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
}
