import type { Screen } from '../model/screen.ts';
import { appErrorParameters } from './app-error.ts';

/** The declared parameters of this address (`url.*`), under their own names whatever spelling came. Empty ones count as absent. */
export function urlParameters(screen: Pick<Screen, 'url'>, search: string): { readonly [name: string]: string } {
  const query = new URLSearchParams(search);
  const found = screen.url.map(({ name, also }) => [
    name,
    query.get(name) || (also === null ? '' : query.get(also)) || '',
  ]);
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
