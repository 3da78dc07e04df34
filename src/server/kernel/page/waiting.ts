import type { Html } from './html.ts';

export type EntryState =
  | 'open'
  | 'begun'
  | 'returned'
  | 'payment'
  | 'received'
  | 'examined'
  | 'checked'
  | 'toCorrect'
  | 'recorded'
  | 'underWay'
  | 'usable'
  | 'finished'
  | 'refused'
  | 'withdrawn'
  | 'lapsed';

/** Something that a citizen has to do, has begun, or waits for. Drawn as a card (`entry-card.ts`). */
export interface Entry {
  /** Example `returned`: tells cards apart in tests. */
  readonly kind: string;
  /** Name of its service's card. */
  readonly service: string;
  /** Of what was filed, as the service has it; absent = it has none. What has the same number is the same thing. */
  readonly number?: string;
  readonly title: string;
  readonly state: EntryState;
  readonly says: string;
  /** Number, day and the like, each on its line. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** Absent: no date. */
  readonly until?: {
    readonly label: string;
    /** `20261201` or `2026-12-01`: what comes first stands first. */
    readonly day: string;
    readonly text: string;
    /** Path of the calendar file with it; absent = it is over. */
    readonly calendar?: string;
  };
  readonly link: { readonly href: string; readonly text: string };
}

/** What is pending for a citizen. An entry that is markup is a list item of its own. */
export interface Waiting {
  /** Procedures begun and not submitted, each with a link to resume it. */
  readonly begun: readonly (Entry | Html)[];
  /** Entries of the to-do list. */
  readonly tasks: readonly (Entry | Html)[];
  /** Submissions in the hands of others; nothing for the citizen to do. */
  readonly underWay: readonly (Entry | Html)[];
  /** Submissions that came to their end. */
  readonly finished: readonly (Entry | Html)[];
  /** Text that replaces the sentence on a service's card, by service name. */
  readonly cards: { readonly [service: string]: string };
  /** Why something of it cannot be told now, in words for the citizen. */
  readonly untold: readonly string[];
}
