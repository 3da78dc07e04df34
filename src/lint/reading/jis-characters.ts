/**
 * The characters of JIS X 0208 (rows 1 to 8 and 16 to 84) and ASCII, which every machine and screen reader knows. Rows 9 to 15 and 85 to 94 hold
 * vendor-specific additions (①, Ⅲ, ㈱, 髙, 﨑).
 */
export const jisCharacters: ReadonlySet<string> = new Set([
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)),
  '\n',
  '\t',
  ...rows(1, 8),
  ...rows(16, 84),
  // Unicode has two characters for some that are one in JIS, and decoders differ in which they choose.
  ...'—―～〜－−‖∥￠¢￡£￢¬',
]);

function rows(first: number, last: number): readonly string[] {
  const decoder = new TextDecoder('euc-jp');
  const codes = Array.from({ length: last - first + 1 }, (_, row) =>
    Array.from({ length: 94 }, (_cell, cell) => [0xa0 + first + row, 0xa1 + cell]).flat(),
  ).flat();
  return [...decoder.decode(new Uint8Array(codes))].filter((character) => character !== '\uFFFD');
}
