import type { PortalRuntime } from '../runtime/contract/portal.ts';

/** Lets the run-time hear what other tabs of the browser do, for as long as the page lives; a site of its own has its own login. */
export function hearOtherTabs(_page: Document, portal: Pick<PortalRuntime, 'handleStorage' | 'shellAt'>): void {
  window.addEventListener('storage', ({ key }) => {
    if (portal.shellAt(window.location.pathname) === null) portal.handleStorage(key);
  });
}
