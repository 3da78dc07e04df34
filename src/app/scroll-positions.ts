import { useEffect, useLayoutEffect } from 'react';
import type { Visit } from './visit.ts';

const positions = new Map<string, number>();

/**
 * Remembers how far each visit was scrolled. The browser itself restores too early (before the screen is drawn), so it is told not to,
 * except on a reload, where only it knows the position.
 */
export function useScrollPositions(visit: Visit): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const leaving = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leaving);
    return () => window.removeEventListener('pagehide', leaving);
  }, []);
  useLayoutEffect(
    () => () => {
      positions.set(visit.key, window.scrollY);
    },
    [visit],
  );
}

/** Back: where the person was, at once. Forward: the top. The first page of a load is left to the browser. */
export function placeScroll(visit: Visit): void {
  if (visit.arrival === 'first') return;
  window.scrollTo({ top: visit.arrival === 'back' ? (positions.get(visit.key) ?? 0) : 0, behavior: 'instant' });
}
