// chunk: screen-form
/** The number that these digits (`12.90`) write; undefined = they write none, or floating point would make another of it. */
export function exactNumber(digits: string): number | undefined {
  const number = Number(digits);
  const shortest = digits.replace(/(\.\d*?)0+$/, '$1').replace(/^(-?)0+(?=\d)|\.$/g, '$1');
  return String(number) === shortest ? number : undefined;
}
