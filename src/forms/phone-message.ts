/** Key of the shared message for a telephone number that is none: what is wrong with it, if that can be told. */
export function phoneMessage(typed: unknown): string {
  const text = String(typed).normalize('NFKC');
  if (/内線|ext/i.test(text)) return 'phoneExtension';
  const { length } = text.replace(/\D/g, '').replace(/^(?!0[1-9]).*/, '0123456789');
  return length < 10 ? 'phoneShort' : length > 11 ? 'phoneLong' : 'phone';
}
