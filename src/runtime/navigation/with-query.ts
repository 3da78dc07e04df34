import type { Scope } from '../../model/expression.ts';

/** Appends encoded parameters to an address; its own query stays unchanged, before them. Absent and empty values are omitted. */
export function withQuery(address: string, values: Scope): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '');
  if (given.length === 0) return address;
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const [page = '', ...fragment] = address.split('#');
  const joint = !page.includes('?') ? '?' : /[?&]$/.test(page) ? '' : '&';
  return [`${page}${joint}${query}`, ...fragment].join('#');
}
