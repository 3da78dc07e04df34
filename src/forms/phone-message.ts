// chunk: checks
import { test as isPhone } from './constraints/phone.ts';

/** Key of the shared message for a telephone number that is none: what is wrong with it, if that can be told. */
export function phoneMessage(typed: unknown): string {
  const text = String(typed).normalize('NFKC');
  if (/内線|ext/i.test(text)) return 'phoneExtension';
  const digits = text.replace(/\D/g, '');
  if ([10, 11].some((most) => digits.length > most && isPhone(digits.slice(0, most)))) return 'phoneLong';
  // Of 050 to 090 there are none of ten.
  return /^0([5-9]0\d{0,7}|[1-9]\d{0,7})$/.test(digits) ? 'phoneShort' : 'phone';
}
