// chunk: checks
/** Key of the shared message for a telephone number that is none: what is wrong with it, if that can be told. */
export function phoneMessage(typed: unknown): string {
  const text = String(typed).normalize('NFKC');
  if (/内線|ext/i.test(text)) return 'phoneExtension';
  const digits = text.replace(/\D/g, '');
  // Of 050 to 090 all have eleven; 010 and 020 begin none.
  if (/^0(?:[5-9]0\d{9}|(?![125-9]0)[1-9]\d{9})/.test(digits)) return 'phoneLong';
  return /^0([5-9]0\d{0,7}|[1-9]\d{0,7})$/.test(digits) ? 'phoneShort' : 'phone';
}
