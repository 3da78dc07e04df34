/**
 * True for an http(s) address whose parsed origin is one of `origins`. A text that merely contains an origin, a look-alike host, a relative
 * address, `javascript:`, `data:` and `blob:` are refused (section 5; the substring rule would be an open redirect).
 */
export function hasOrigin(address: unknown, origins: readonly string[]): boolean {
  if (typeof address !== 'string') return false;
  // Parsed on its own, `https:portal.example` is that host; resolved against a page, it is a relative path.
  const url = /^https?:\/\//i.test(address) ? parsed(address) : null;
  if (url === null) return false;
  return origins.some((origin) => parsed(origin)?.origin === url.origin);
}

function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
