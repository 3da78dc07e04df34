import { useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

/** How the person reached the screen. `back` includes the browser's forward button: both return to a history entry already seen. */
export type Arrival = 'first' | 'forward' | 'back';

/** A single visit to a screen. */
export interface Visit {
  /** Identifies the history entry; also the key of its scroll position. */
  readonly key: string;
  /** Relative to the router base. */
  readonly pathname: string;
  readonly search: string;
  /** Id of the control to focus, from the navigation state or the address (`#field-email`); empty = none. */
  readonly control: string;
  readonly arrival: Arrival;
  /** Visited before: a reload, or the browser's back or forward, even from another site. */
  readonly isSeen: boolean;
  /** The content changes only in part: only the query differs, or the navigation names the control to focus. */
  readonly isStay: boolean;
}

/**
 * The visit of the current history entry. Replacing the query of the same address (a screen removes parameters it has read) stays in the same visit;
 * a push to the same address starts a new one.
 */
export function useVisit(): Visit {
  const location = useLocation();
  const type = useNavigationType();
  const [entry, setEntry] = useState(location.key);
  const [visit, setVisit] = useState(() => visitOf(location, 'first', false));
  if (entry === location.key) return visit;
  setEntry(location.key);
  if (type === 'REPLACE' && location.pathname === visit.pathname) return visit;
  const next = visitOf(location, type === 'POP' ? 'back' : 'forward', location.pathname === visit.pathname);
  setVisit(next);
  return next;
}

function visitOf(location: Location, arrival: Arrival, isStay: boolean): Visit {
  const { key, pathname, search, hash } = location;
  const named = (location.state as { readonly control?: string } | null)?.control;
  const isPart = isStay || (named !== undefined && arrival === 'forward');
  const isSeen = arrival === 'back' || (arrival === 'first' && isPageSeen());
  return { key, pathname, search, control: named ?? hash.slice(1), arrival, isSeen, isStay: isPart };
}

export function isPageSeen(): boolean {
  const [page] = performance.getEntriesByType('navigation') as readonly Partial<PerformanceNavigationTiming>[];
  return page?.type === 'reload' || page?.type === 'back_forward';
}
