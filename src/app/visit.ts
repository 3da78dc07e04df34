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
  /** Id of the control the address leads to (`#field-email`); empty = none. */
  readonly control: string;
  readonly arrival: Arrival;
}

/**
 * The visit the current history entry belongs to. Rewriting the query of the same address (a screen removes what it has read) stays the
 * same visit; a push to the same address is a new one.
 */
export function useVisit(): Visit {
  const location = useLocation();
  const type = useNavigationType();
  const [entry, setEntry] = useState(location.key);
  const [visit, setVisit] = useState(() => visitOf(location, 'first'));
  if (entry === location.key) return visit;
  setEntry(location.key);
  if (type === 'REPLACE' && location.pathname === visit.pathname) return visit;
  const next = visitOf(location, type === 'POP' ? 'back' : 'forward');
  setVisit(next);
  return next;
}

function visitOf(location: Location, arrival: Arrival): Visit {
  const { key, pathname, search, hash } = location;
  return { key, pathname, search, control: hash.slice(1), arrival };
}
