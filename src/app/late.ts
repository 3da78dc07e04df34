import { useEffect, useState } from 'react';
import type { Preloadable } from '../draw/preloadable.ts';
import type { Host } from '../runtime/contract/host.ts';

/**
 * What no first paint needs: the session's dialogs, structured data, insight, apps, polls. One chunk (`vite.config.ts`), asked for when the first
 * screen stands, so that it is there when the connection is not.
 */
export function loadLate(report: Host['report']): void {
  import('./session-dialogs.tsx').catch((error: unknown) => report('late parts', error));
}

/** A late part once it is needed; null until then and while it is on its way. A load that failed is tried again when the connection is back. */
export function useLate<T>(part: Preloadable<T>, isNeeded: boolean, report: Host['report']): T | null {
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let over = false;
    const load = () => {
      part.load().then(
        (value) => {
          if (!over) setLoaded({ value });
        },
        (error: unknown) => report('late part', error),
      );
    };
    load();
    window.addEventListener('online', load);
    return () => {
      over = true;
      window.removeEventListener('online', load);
    };
  }, [part, isNeeded, report]);
  return isNeeded ? (loaded?.value ?? null) : null;
}
