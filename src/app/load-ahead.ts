import type { Host } from '../runtime/contract/host.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import { prefetchScreen } from '../runtime/portal/prefetch.ts';

/** Prefetches what the first screen needs before anything is rendered, which shortens the wait on slow connections. */
export function loadAhead(portal: PortalRuntime, host: Host): void {
  const found = portal.match(host.location().pathname.slice(host.base.length - 1));
  if (found === null || 'bare' in found) return;
  // Login first: guards depend on it.
  void portal.visit();
  const screen = portal.manifest.screens.find(({ name }) => name === found.screen);
  // The login's request is made some microtasks later; browsers open six connections, and what is asked first gets them.
  if (screen !== undefined) setTimeout(() => prefetchScreen(host, screen));
}
