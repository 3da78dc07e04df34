import { normalisePhone } from './normalise/phone.ts';

/** Key of the shared message for a telephone number that is none: what is wrong with it, if that can be told. */
export function phoneMessage(typed: unknown): string {
  const text = String(typed).normalize('NFKC');
  if (/内線|ext/i.test(text)) return 'phoneExtension';
  const digits = normalisePhone(text);
  if (!/^0[1-9]\d*$/.test(digits)) return 'phone';
  return digits.length < 10 ? 'phoneShort' : 'phoneLong';
}
