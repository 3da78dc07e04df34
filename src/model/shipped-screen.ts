import type { Screen } from './screen.ts';

/** What is prefetched while the person reads the screen. */
export interface Ahead {
  /** Calls its data and steps make; their response validators, so that they are there if the connection drops. */
  readonly calls: readonly string[];
  /** Screens one step away. */
  readonly next: readonly string[];
}

/** A screen as the browser gets it (`scripts/build/ahead.ts`). */
export interface ShippedScreen extends Screen {
  readonly ahead: Ahead;
}
