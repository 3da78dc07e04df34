import { setImmediate } from 'node:timers/promises';
import { type Database, json, type Queries } from '../../db/database.ts';
import { longStatementSeconds } from '../../db/limits.ts';
import { japanDate } from '../time/japan-date.ts';
import { ownRetention } from './own-retention.ts';
import { type Expiry, earlierTimeOf, type Retention, rowsAtOnce, unusedBefore } from './retention.ts';

/** Arbitrary advisory lock number: only one process at a time clears a table. */
const lockNumber = 20260402;

/** Owners deleted in one transaction. */
const atOnce = 20;

/** Ids read at once: many thousand rows would hold the process while they are taken apart. */
const readAtOnce = 1000;

/** A table that could not be cleared this time. */
export interface ForgetFailure {
  readonly table: string;
  /** The database's SQLSTATE, or the kind of error. Never table contents. */
  readonly code: string;
}

export interface ForgetOptions {
  readonly now: Date;
  readonly sandbox: boolean;
  readonly retentions: readonly Retention[];
}

/**
 * Deletes expired data: sessions that ended a week ago, drafts past their last day, with their files, and files that belong to nothing. With
 * the sandbox also copies of sample citizens that no session uses, once every date announced to them has passed; without it no citizen's
 * record is deleted, nor anything that was filed. Tables are cleared independently, and whoever cannot be deleted keeps everything and
 * stops nobody else: returns the tables concerned. Safe to run in several processes at once.
 */
export async function forgetOld(database: Database, options: ForgetOptions): Promise<readonly ForgetFailure[]> {
  const { now, sandbox } = options;
  const retentions = [ownRetention, ...options.retentions];
  const failures: ForgetFailure[] = [];
  const attempt = async (table: string, work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      const code = codeOf(error);
      if (!failures.some((failure) => failure.table === table && failure.code === code)) failures.push({ table, code });
      return false;
    }
  };
  for (const step of retentions.flatMap(({ expired }) => expired?.(now, sandbox) ?? []))
    await attempt(step.table, () => forget(database, step));
  for (const owners of [endedSessions(now), ...(sandbox ? [unusedCopies(now, retentions)] : [])])
    await forgetOwners(database, owners, attempt);
  return failures;
}

/** Ended sessions. What was signed and filed in one belongs to the citizen and stays. */
function endedSessions(now: Date): Owners {
  return {
    table: 'sessions',
    old: `select o.id from sessions o where o.expires_at < ${earlierTimeOf('o')}`,
    values: [unusedBefore(now)],
  };
}

/** Sample citizens' copies without a live session and without an announced date still to come. */
function unusedCopies(now: Date, retentions: readonly Retention[]): Owners {
  const promised = retentions.flatMap(({ promised: dates = {} }) => Object.entries(dates));
  const isKept = promised.map(
    ([table, holds]) => `and not exists (select 1 from ${table} kept where kept.citizen_id = o.id and ${holds})`,
  );
  return {
    table: 'citizens',
    // Both dates are named once, in case that no condition does.
    old: `select o.id from citizens o where o.created_at < $1 and ($2::timestamptz, $3::text) is not null
      and not exists (select 1 from sessions s where s.citizen_id = o.id and s.expires_at >= ${earlierTimeOf('s')})
      ${isKept.join('\n      ')}`,
    values: [unusedBefore(now), now, japanDate(now)],
  };
}

/** Rows to which others belong by foreign keys. */
interface Owners {
  readonly table: 'sessions' | 'citizens';
  /** Selects their ids, as `o`. */
  readonly old: string;
  readonly values: readonly unknown[];
}

/** Deletes some at a time, so that nobody waits long; where some cannot be deleted, one by one, so that only those stay. */
async function forgetOwners(
  database: Database,
  owners: Owners,
  attempt: (table: string, work: () => Promise<void>) => Promise<boolean>,
): Promise<void> {
  let last = '';
  let ids: readonly string[] = [];
  do {
    ids = [];
    await attempt(owners.table, async () => {
      ids = await oldAfter(database, owners, last);
    });
    for (let from = 0; from < ids.length; from += atOnce) {
      const some = ids.slice(from, from + atOnce);
      try {
        await forgetSome(database, owners, some);
      } catch {
        for (const id of some) await attempt(owners.table, () => forgetSome(database, owners, [id]));
      }
      await setImmediate();
    }
    last = ids.at(-1) ?? last;
  } while (ids.length === readAtOnce);
}

/** The next of the old ones, in the order of their ids. */
async function oldAfter(database: Database, { old, values }: Owners, last: string): Promise<readonly string[]> {
  const sql = `${old} and o.id > $${values.length + 1} order by o.id limit ${readAtOnce}`;
  const found = (db: Queries) => db.query<{ id: string }>(sql, [...values, last]);
  const rows = await database.transaction(found, { statementSeconds: longStatementSeconds });
  return rows.map(({ id }) => id);
}

/** Whoever is in use just now stays until the next time. */
async function forgetSome(database: Database, { table, old, values }: Owners, ids: readonly string[]): Promise<void> {
  await alone(database, async (db) => {
    const locked = await db.query<{ id: string }>(
      `select id from ${table} where id in (select jsonb_array_elements_text($1::text::jsonb)) for update skip locked`,
      [json(ids)],
    );
    // Asked once more under the lock: somebody may have come back since.
    const among = `(select jsonb_array_elements_text($${values.length + 1}::text::jsonb))`;
    const given = [...values, json(locked.map(({ id }) => id))];
    await db.query(`delete from ${table} where id in ${among} and id in (${old})`, given);
  });
}

async function forget(database: Database, { sql, values }: Expiry): Promise<void> {
  for (let deleted = rowsAtOnce; deleted >= rowsAtOnce; await setImmediate())
    await alone(database, async (db) => {
      deleted = (await db.query(sql, values)).length;
    });
}

/** Two processes deleting the same rows in different orders would deadlock. */
async function alone(database: Database, work: (db: Queries) => Promise<void>): Promise<void> {
  const locked = async (db: Queries) => {
    await db.query('select pg_advisory_xact_lock($1::bigint)', [lockNumber]);
    await work(db);
  };
  await database.transaction(locked, { statementSeconds: longStatementSeconds });
}

/** The code only: the message may contain row data. */
function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
}
