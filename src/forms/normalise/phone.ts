// chunk: inputs
import { hyphens } from './hyphens.ts';
import { withoutHidden } from './without-hidden.ts';

/**
 * A telephone number as digits: `０３（1234）5678`, `03-1234-5678` -> `0312345678`; `+81 90-1234-5678` -> `09012345678`; other countries keep `+`.
 * Text that is not a number at all is returned as typed, without signs that are not seen.
 */
export function normalisePhone(typed: string): string {
  const seen = withoutHidden(typed);
  const digits = seen.normalize('NFKC').replace(new RegExp(`[${hyphens}()\\s./]`, 'gu'), '');
  if (!/^\+?\d+$/.test(digits)) return seen;
  return digits.replace(/^\+810?/, '0');
}
