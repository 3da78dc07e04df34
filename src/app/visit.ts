import { useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

/** How the person came to the screen. `back` covers the browser's forward button too: both return to a place already seen. */
export type Arrival = 'first' | 'forward' | 'back';

/** One stay on a screen. */
export interface Visit {
  /** Tells history entries apart; scroll positions are kept under it. */
  readonly key: string;
  /** Below the router base. */
  readonly pathname: string;
  readonly search: string;
  /** Id of the control that the way here names, or the address itself (`#field-email`); empty = none. */
  readonly control: string;
  readonly arrival: Arrival;
  /** The person was here before: a reload, or the browser's back or forward, from another site too. */
  readonly isSeen: boolean;
  /** What is shown changes in part: the address is the same but for its query, or the way here names what keeps the focus. */
  readonly isStay: boolean;
}

/**
 * The visit the current history entry belongs to. Rewriting the query of the same address (a screen removes what it has read) stays the
 * same visit; a push to the same address is a new one.
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

function isPageSeen(): boolean {
  const [page] = performance.getEntriesByType('navigation') as readonly Partial<PerformanceNavigationTiming>[];
  return page?.type === 'reload' || page?.type === 'back_forward';
}
