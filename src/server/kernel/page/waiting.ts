import type { Html } from './html.ts';

/** What waits for a citizen. */
export interface Waiting {
  /** Procedures begun and not submitted, each with the way back into it. */
  readonly begun: readonly Html[];
  /** Entries of the to-do list. */
  readonly tasks: readonly Html[];
  /** What was sent and is in the hands of others; nothing to be done about it. */
  readonly underWay: readonly Html[];
  /** What a service's card says instead of its own sentence, by the service's name. */
  readonly cards: { readonly [service: string]: string };
}
