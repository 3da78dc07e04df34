import { isErrorNumber } from '../../forms/error-number.ts';
import type { Screen } from '../../model/screen.ts';

/** Query parameter by which an app says that it failed; both spellings are understood. */
export const appErrorParameters = ['errCode', 'err_code'] as const;

/**
 * The declared parameters of this address (`url.*`), under their own names whatever spelling came. Empty ones count as absent, and so does what is not
 * what it is declared to be: anybody can write an address.
 */
export function urlParameters(screen: Pick<Screen, 'url'>, search: string): { readonly [name: string]: string } {
  const query = new URLSearchParams(search);
  const found = screen.url.map(({ name, also, is }) => {
    const value = query.get(name) || (also === null ? '' : query.get(also)) || '';
    return [name, is === null || isErrorNumber(value) ? value : ''] as const;
  });
  return Object.fromEntries(found.filter(([, value]) => value !== ''));
}

/** The query without what must not be sent again by a reload or the history; null = nothing is to be removed. */
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
