import type { Html } from './html.ts';

/** What is pending for a citizen. */
export interface Waiting {
  /** Procedures begun and not submitted, each with a link to resume it. */
  readonly begun: readonly Html[];
  /** Entries of the to-do list. */
  readonly tasks: readonly Html[];
  /** Submissions in the hands of others; nothing for the citizen to do. */
  readonly underWay: readonly Html[];
  /** Submissions that came to their end. */
  readonly finished: readonly Html[];
  /** Text that replaces the sentence on a service's card, by service name. */
  readonly cards: { readonly [service: string]: string };
}
