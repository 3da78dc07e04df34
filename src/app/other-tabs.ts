// chunk: late
import type { PortalRuntime } from '../runtime/contract/portal.ts';

/** Lets the run-time hear what other tabs of the browser do, for as long as the page lives; a site of its own has its own login. */
export function hearOtherTabs(_page: Document, portal: Pick<PortalRuntime, 'handleStorage' | 'shellAt'>): void {
  window.addEventListener('storage', ({ key }) => {
    const path = window.location.pathname.slice(import.meta.env.BASE_URL.length - 1);
    if (portal.shellAt(path) === null) portal.handleStorage(key);
  });
}
