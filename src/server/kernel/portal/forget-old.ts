import type { Database } from '../../db/database.ts';
import { endedSessions, outdated, type Step, unusedCopies } from './forget-steps.ts';

/** Arbitrary advisory lock number: only one process at a time clears a table. */
const lockNumber = 20260402;

/** A table that could not be cleared this time. */
export interface ForgetFailure {
  readonly table: string;
  /** The database's SQLSTATE, or the kind of error. Never table contents. */
  readonly code: string;
}

/**
 * Deletes expired data: sessions that ended a week ago, drafts past their last day, with their files, and files that belong to nothing. With
 * the sandbox also copies of sample citizens that no session uses, once every date announced to them has passed; without it no citizen's
 * record is deleted, nor anything that was filed. Tables are cleared independently: returns those that could not be.
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
    // Two processes deleting the same rows in different orders would deadlock.
    await db.query('select pg_advisory_xact_lock($1::bigint)', [lockNumber]);
    await db.query(sql, values);
  });
}

/** The code only: the message may contain row data. */
function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
}
