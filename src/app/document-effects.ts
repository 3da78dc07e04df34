import { useEffect } from 'react';
import type { Host } from '../runtime/contract/host.ts';
import type { Trail } from './crumbs.ts';
import { whenIdle } from './when-idle.ts';

const defaultThemeColor = '#FFFFFF';

/** Sets `document.title`; null leaves it unchanged. */
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

/** Publishes the shown crumbs as a BreadcrumbList for search engines, replaced at every navigation. Loaded late, without blocking anything. */
export function useStructuredData(trail: Trail | null, pathname: string, report: Host['report']): void {
  useEffect(() => {
    if (trail === null) return undefined;
    let remove: (() => void) | null = () => {};
    const forget = whenIdle(() => {
      import('./structured-data.ts').then(
        ({ addStructuredData }) => {
          if (remove !== null) remove = addStructuredData(trail, pathname);
        },
        (error: unknown) => report('structured data', error),
      );
    });
    return () => {
      forget();
      remove?.();
      remove = null;
    };
  }, [trail, pathname, report]);
}
