import { isErrorNumber } from '../../forms/error-number.ts';
import type { Screen } from '../../model/screen.ts';

/** Query parameters with which an app reports a failure; both spellings are accepted. */
export const appErrorParameters = ['errCode', 'err_code'] as const;

/** Nobody types them, and the portal refuses them. */
const control = /\p{Cc}/u;

/**
 * The declared parameters of this address (`url.*`), under their canonical names whichever spelling was used. Empty values count as absent, and so do
 * values that do not match their declared type or hold control characters: addresses can be forged.
 */
export function urlParameters(screen: Pick<Screen, 'url'>, search: string): { readonly [name: string]: string } {
  const query = new URLSearchParams(search);
  const found = screen.url.map(({ name, also, is }) => {
    const value = query.get(name) || (also === null ? '' : query.get(also)) || '';
    const isRight = !control.test(value) && (is === null || isErrorNumber(value));
    return [name, isRight ? value : ''] as const;
  });
  return Object.fromEntries(found.filter(([, value]) => value !== ''));
}

/** The query without parameters that a reload or the history must not resend; null = nothing to remove. */
export function cleanedSearch(screen: Pick<Screen, 'url' | 'removeFromAddress'>, search: string): string | null {
  const query = new URLSearchParams(search);
  const before = query.size;
  for (const name of appErrorParameters) query.delete(name);
  for (const { name, also } of screen.url) {
    if (!screen.removeFromAddress.includes(name)) continue;
    query.delete(name);
    if (also !== null) query.delete(also);
  }
  if (query.size === before) return null;
  return query.size === 0 ? '' : `?${query}`;
}
