import { useEffect } from 'react';
import type { Host } from '../runtime/contract/host.ts';
import type { Trail } from './crumbs.ts';

const defaultThemeColor = '#FFFFFF';

/** `document.title`, kept as long as the value holds. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}

/** Browser chrome and page background follow the route's theme colour. */
export function useThemeColor(color: string): void {
  useEffect(() => {
    const shown = color === '' ? defaultThemeColor : color;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', shown);
    document.documentElement.style.setProperty('--page-background', shown);
  }, [color]);
}

/** BreadcrumbList of the shown crumbs for search engines, replaced at every navigation. Nobody waits for it. */
export function useStructuredData(trail: Trail | null, pathname: string, report: Host['report']): void {
  useEffect(() => {
    if (trail === null) return undefined;
    let remove: (() => void) | null = () => {};
    import('./structured-data.ts').then(
      ({ addStructuredData }) => {
        if (remove !== null) remove = addStructuredData(trail, pathname);
      },
      (error: unknown) => report('structured data', error),
    );
    return () => {
      remove?.();
      remove = null;
    };
  }, [trail, pathname, report]);
}
