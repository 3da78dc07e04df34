import type { Scope } from '../../model/expression.ts';

/** An address with more parameters, encoded; what its own query says stays as it is, before them. Absent and empty values are left out. */
export function withQuery(address: string, values: Scope): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '');
  if (given.length === 0) return address;
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const [page = '', ...fragment] = address.split('#');
  const joint = !page.includes('?') ? '?' : /[?&]$/.test(page) ? '' : '&';
  return [`${page}${joint}${query}`, ...fragment].join('#');
}
