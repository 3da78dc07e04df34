/** The number that these digits (`12.90`) write; undefined = they write none, or floating point would make another of it. */
export function exactNumber(digits: string): number | undefined {
  const number = Number(digits);
  const shortest = digits
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
  return String(number) === shortest ? number : undefined;
}
