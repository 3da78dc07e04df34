import type { Database } from '../../../src/server/db/database.ts';
import type { Client } from './client.ts';

/** What is about to happen. `act` makes it happen. */
export interface Promised {
  readonly client: Client;
  act(): Promise<unknown>;
  /** The mails that follow: to whom, and what they say, oldest first. */
  readonly mails: readonly (readonly [to: string, says: RegExp])[];
  /** What then stands in 「やること」. */
  readonly todo?: RegExp;
}

export interface MailCase {
  /** As in `mails` of the words. */
  readonly name: string;
  begin(origin: string, db: Database): Promise<Promised>;
}
