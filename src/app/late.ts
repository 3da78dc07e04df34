import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Preloadable } from '../draw/preloadable.ts';
import type { Host } from '../runtime/contract/host.ts';

/** What is drawn of them; empty until they are there. */
export const lateParts = createStore<Partial<typeof import('./late-parts.ts')>>(() => ({}));

/**
 * Parts not needed for the first paint: the session's dialogs, structured data, insight, apps, polls, lost focus. One chunk (`vite.config.ts`), loaded once the
 * first screen is ready, so that it is available when the connection is lost; asked for again after a minute, and with every screen, until it comes.
 */
export function loadLate(report: Host['report']): void {
  import('./late-parts.ts')
    .then((parts) => {
      lateParts.setState(parts);
      return parts.beginLateParts(document);
    })
    .catch((error: unknown) => {
      report('late part', error);
      setTimeout(loadLate, 60_000, report);
    });
}

/** A late part; null while it is not needed or still loading. A failed load is retried when the browser is back online. */
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
