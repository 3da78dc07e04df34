import { hyphens } from './hyphens.ts';
import { withoutHidden } from './without-hidden.ts';

/** A confirmation code as digits: `１２３ ４５６` -> `123456`. Anything else stays as typed, without signs that are not seen. */
export function normaliseOneTimeCode(typed: string): string {
  const seen = withoutHidden(typed);
  const digits = seen.normalize('NFKC').replace(new RegExp(`[${hyphens}\\s]`, 'gu'), '');
  return /^\d+$/.test(digits) ? digits : seen;
}
