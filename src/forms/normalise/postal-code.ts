import { hyphens } from './hyphens.ts';

/** A postal code as seven digits: `〒１００－０００１` -> `1000001`. Anything else is returned as typed. */
export function normalisePostalCode(typed: string): string {
  const digits = typed.normalize('NFKC').replace(new RegExp(`[${hyphens}〒\\s]`, 'gu'), '');
  return /^\d{7}$/.test(digits) ? digits : typed;
}
