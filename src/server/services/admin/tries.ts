import { createHash } from 'node:crypto';
import type { Database, Queries } from '../../db/database.ts';
import { numberSetting, type Settings } from '../../kernel/portal/settings.ts';
import { placeOf } from './place-of.ts';

/** A login attempt: the account and where it came from. */
export interface Try {
  readonly email: string;
  /** Network address. */
  readonly address: string;
  /** A browser in which this account has logged in before (`findKnownBrowser`); null = any other. */
  readonly browser: string | null;
  readonly now: Date;
}

type Scope = 'email' | 'address' | 'browser';

/**
 * What an attempt counts against: an account only at the place of the attempt, so that nobody elsewhere can lock its owner out; from a browser that has
 * logged in before only that, since a stranger may share its place (a proxy, an office).
 */
function subjectsOf({ email, address, browser }: Try): readonly (readonly [scope: Scope, subject: string])[] {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  if (browser !== null) return [['browser', browser]];
  const place = placeOf(address);
  // In a fixed order, to avoid deadlocks.
  return [
    ['email', hash(`email ${email} ${place}`)],
    ['address', hash(`address ${place}`)],
  ];
}

/**
 * Tolerated clock difference between servers; of two attempts, the one that read its clock first may be counted last. A sandbox browser
 * whose clock was moved further ahead must not lock the others out.
 */
const clocksDifferMs = 60_000;

/**
 * Counts this attempt, even if refused, and returns whether it may proceed. Concurrent attempts are serialised, so that no more than the
 * settings allow ever get through while earlier ones are remembered.
 */
export async function takeTry(database: Database, tried: Try, settings: Settings): Promise<boolean> {
  const ofEmail = numberSetting(settings, 'admin.tries.ofEmail');
  const most: { readonly [scope in Scope]: number } = {
    email: ofEmail,
    browser: ofEmail,
    address: numberSetting(settings, 'admin.tries.ofAddress'),
  };
  const now = tried.now.getTime();
  const since = new Date(now - numberSetting(settings, 'admin.tries.wait') * 1000);
  const until = new Date(now + clocksDifferMs);
  return database.transaction(async (db) => {
    let isAllowed = true;
    for (const [scope, subject] of subjectsOf(tried)) {
      await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject]);
      await db.query('insert into admin_tries (scope, subject, at) values ($1, $2, $3)', [scope, subject, tried.now]);
      const [row] = await db.query<{ count: number }>(
        'select count(*)::integer as count from admin_tries where scope = $1 and subject = $2 and at > $3 and at <= $4',
        [scope, subject, since, until],
      );
      isAllowed &&= (row?.count ?? 0) <= most[scope];
    }
    return isAllowed;
  });
}

/** After a successful login: forgets all attempts for its account there and, of those from its network address, only this one. */
export async function forgetTries(db: Queries, tried: Try): Promise<void> {
  for (const [scope, subject] of subjectsOf(tried)) {
    const only = scope === 'address' ? tried.now : null;
    await db.query(
      'delete from admin_tries where scope = $1 and subject = $2 and ($3::timestamptz is null or at = $3::timestamptz)',
      [scope, subject, only?.toISOString() ?? null],
    );
  }
}
