/** Has a text the shape of a number by which the portal knows an error (EDQ101, B00199)? Such a number can be shown; it cannot say anything. */
export function isErrorNumber(text: string): boolean {
  return /^[A-Z]{1,3}\d{3,5}$/.test(text);
}
