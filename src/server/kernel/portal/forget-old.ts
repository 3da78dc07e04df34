import type { Database } from '../../db/database.ts';
import { endedSessions, outdated, type Step, unusedCopies } from './forget-steps.ts';

/** Any number: of several processes, one at a time clears a table. */
const lockNumber = 20260402;

/** A table of which nothing could be forgotten this time. */
export interface ForgetFailure {
  readonly table: string;
  /** Of the database (SQLSTATE), or the kind of error. Nothing of what is in the table. */
  readonly code: string;
}

/**
 * Deletes what nobody can use any more: sessions that ended a week ago, drafts whose last day is over, with their files,
 * and files that belong to nothing. With the sandbox also copies of sample citizens that no session uses, once every day that was told to them
 * is over; without it nobody's records go, and nothing that was filed. Each table is cleared on its own: answers those that could not be.
 * Safe to run in several processes at once.
 */
export async function forgetOld(
  database: Database,
  { now, sandbox }: { readonly now: Date; readonly sandbox: boolean },
): Promise<readonly ForgetFailure[]> {
  const failures: ForgetFailure[] = [];
  for (const step of [...outdated(now), ...endedSessions(now), ...(sandbox ? unusedCopies(now) : [])]) {
    try {
      await forget(database, step);
    } catch (error) {
      failures.push({ table: step.table, code: codeOf(error) });
    }
  }
  return failures;
}

async function forget(database: Database, { sql, values }: Step): Promise<void> {
  await database.transaction(async (db) => {
    // Two that delete the same rows in another order would wait for each other.
    await db.query('select pg_advisory_xact_lock($1::bigint)', [lockNumber]);
    await db.query(sql, values);
  });
}

/** The message may hold what is in a row. */
function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
}
