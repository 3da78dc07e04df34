/** Does a text have the shape of the portal's error numbers (EDQ101, B00199)? Such a number is safe to show: it cannot carry a message. */
export function isErrorNumber(text: string): boolean {
  return /^[A-Z]{1,3}\d{3,5}$/.test(text);
}
