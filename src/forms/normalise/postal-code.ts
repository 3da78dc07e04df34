// chunk: inputs
import { hyphens } from './hyphens.ts';
import { withoutHidden } from './without-hidden.ts';

/** A postal code as seven digits: `〒１００－０００１` -> `1000001`. Anything else stays as typed, without signs that are not seen. */
export function normalisePostalCode(typed: string): string {
  const seen = withoutHidden(typed);
  const digits = seen.normalize('NFKC').replace(new RegExp(`[${hyphens}〒\\s]`, 'gu'), '');
  return /^\d{7}$/.test(digits) ? digits : seen;
}
