import { useEffect, useLayoutEffect } from 'react';
import type { Visit } from './visit.ts';

const positions = new Map<string, number>();

/**
 * Remembers each visit's scroll position. The browser's own restoration runs too early (before the screen is drawn) and is disabled, except for a
 * reload, where only the browser knows the position.
 */
export function useScrollPositions(visit: Visit): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const handlePageHide = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', handlePageHide);
    return () => window.removeEventListener('pagehide', handlePageHide);
  }, []);
  useLayoutEffect(() => {
    // Asked for when the screen goes, it would have the browser lay out the page in between.
    const handleScroll = () => positions.set(visit.key, window.scrollY);
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [visit]);
}

/** Back: the remembered position, without animation. Forward: the top. The first page of a load is left to the browser. */
export function placeScroll(visit: Visit): void {
  if (visit.arrival === 'first') return;
  window.scrollTo({ top: visit.arrival === 'back' ? (positions.get(visit.key) ?? 0) : 0, behavior: 'instant' });
}
