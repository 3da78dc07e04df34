import type { StaticPage } from './static-pages.ts';

/** `dist/headers.json`: what the policy of a web server has to name beside its own origin, for every page alike. */
export interface StaticHeaders {
  readonly 'script-src': readonly string[];
  readonly 'style-src': readonly string[];
}

export function headersOf(pages: readonly Pick<StaticPage, 'scriptHash' | 'styleHash'>[]): StaticHeaders {
  const once = (hashes: readonly string[]) => [...new Set(hashes)].sort().map((hash) => `'${hash}'`);
  return {
    'script-src': once(pages.map(({ scriptHash }) => scriptHash)),
    'style-src': once(pages.map(({ styleHash }) => styleHash)),
  };
}
