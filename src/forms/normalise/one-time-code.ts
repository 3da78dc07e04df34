import { hyphens } from './hyphens.ts';

/** A confirmation code as digits: `１２３ ４５６` -> `123456`. Anything else is returned as typed. */
export function normaliseOneTimeCode(typed: string): string {
  const digits = typed.normalize('NFKC').replace(new RegExp(`[${hyphens}\\s]`, 'gu'), '');
  return /^\d+$/.test(digits) ? digits : typed;
}
