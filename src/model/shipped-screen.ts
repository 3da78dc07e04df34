import type { Screen } from './screen.ts';

/** What can be asked for before its turn comes. */
export interface Ahead {
  /** Entries of `data` that wait for no other: they are asked for at once, and taken in their order. */
  readonly together: readonly string[];
  /** While the person reads the screen: calls its data and steps make; their response validators, so that they are there if the connection drops. */
  readonly calls: readonly string[];
  /** Screens one step away. */
  readonly next: readonly string[];
}

/** A screen as the browser gets it (`scripts/build/ahead.ts`). */
export interface ShippedScreen extends Screen {
  readonly ahead: Ahead;
}
