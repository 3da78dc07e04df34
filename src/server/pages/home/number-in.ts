/** A number that the portal told somebody, as it is typed or copied: its digits. Null: something else. */
export function numberIn(asked: string): string | null {
  const digits = asked.normalize('NFKC').replace(/[\s\u2010-\u2015\u2212\u30fc-]/g, '');
  return /^\d{8,}$/.test(digits) ? digits : null;
}
