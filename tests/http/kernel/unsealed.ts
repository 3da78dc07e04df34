import type { Database } from '../../../src/server/db/database.ts';

/** What a service stored before anything was sealed. */
export interface Unsealed {
  /** SQL: rows of the citizen `c`. */
  readonly rows: string;
  /** Read as they were written, sealed or not. */
  expectRead(database: Database, citizenId: string, now: Date): Promise<void>;
  /** What migrations make of them. */
  readonly expectBroughtUpToDate?: (database: Database, citizenId: string) => Promise<void>;
  /** SQL: that they are sealed. Absent: nothing of them is. */
  readonly isSealed?: string;
}
