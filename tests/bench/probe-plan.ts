/** An element of a page: the first that the selector finds and whose text has the words. */
export interface Mark {
  readonly selector: string;
  readonly words?: string;
}

/** What a person does to a page, and how it shows. Sent into the page, so it is plain data. */
export interface Act {
  /** Pressed in turn, since a press on a radio that is chosen already changes nothing. */
  readonly controls: readonly Mark[];
  /** Typed before the press. */
  readonly types?: { readonly field: string; readonly text: string };
}

/**
 * How it shows that the code has taken a change, seen without the code's help: the tab keeps it (`kept`: part of a stored text), a call goes out
 * because of it, or something is drawn.
 */
export type Taken =
  | { readonly kept: string }
  | { readonly called: string; readonly sends?: string }
  | { readonly drawn: Mark };

/**
 * `look`: nothing is pressed. `live`: the change is made as soon as its control is painted, and again until the code has taken it. `back`: the same,
 * once the page has been come back to. `answered`: one press as soon as the control is painted; watched until its answer is painted.
 */
export type ProbePlan =
  | { readonly mode: 'look' }
  | { readonly mode: 'live' | 'back'; readonly change: Act; readonly taken: Taken }
  | { readonly mode: 'answered'; readonly press: Act; readonly answer: Mark; readonly pressedFrom: string };

/** Key of the session storage: time origin of the page in which the one press was made. */
export const pressedFrom = 'bench.pressed';

/** Milliseconds since the page's time origin; 0 = not (yet) seen. */
export interface Seen {
  firstPaint: number;
  largestPaint: number;
  /** Sum of all shifts that no input explains. */
  layoutShift: number;
  live: number;
  answered: number;
  /** The page came back from the page cache. */
  restored: boolean;
}

export interface Probe {
  readonly seen: Seen;
  /** Paths of the calls that were made. */
  calls(): readonly string[];
  /** Presses once more; milliseconds until the answer is painted. */
  pressAgain(): Promise<number>;
  /** Begins to watch: from the next event of that type until what `selector` finds has been painted. */
  watch(type: 'click' | 'keydown', selector: string): void;
  /** What was watched last. */
  span: Promise<number>;
}

declare global {
  interface Window {
    bench: Probe;
  }
}
