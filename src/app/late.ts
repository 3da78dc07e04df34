import { useEffect, useEffectEvent, useState } from 'react';
import type { Preloadable } from '../draw/preloadable.ts';
import type { Host } from '../runtime/contract/host.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';

/**
 * Parts not needed for the first paint: structured data, insight, apps, polls, lost focus, other tabs: one chunk (`vite.config.ts`), and after it the
 * session's dialogs. Loaded once the first screen is ready, so that they are available when the connection is lost.
 */
export function loadLate(portal: PortalRuntime, report: Host['report']): void {
  import('./late-parts.ts')
    .then((late) => late.beginLateParts(document, portal))
    .catch((error: unknown) => report('late part', error));
}

/** A late part; null while it is not needed or still loading. A failed load is tried again when the browser is back online (see `preloadable`). */
export function useLate<T>(part: Preloadable<T>, isNeeded: boolean, report: Host['report']): T | null {
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(null);
  const tell = useEffectEvent((error: unknown) => report('late part', error));
  useEffect(() => {
    if (!isNeeded) return undefined;
    let over = false;
    const load = () => {
      part.load().then((value) => {
        if (!over) setLoaded({ value });
      }, tell);
    };
    load();
    window.addEventListener('online', load);
    return () => {
      over = true;
      window.removeEventListener('online', load);
    };
  }, [part, isNeeded]);
  return isNeeded ? (loaded?.value ?? null) : null;
}
