import { createHash } from 'node:crypto';
import type { Database, Queries } from '../../db/database.ts';
import { numberSetting, type Settings } from '../../kernel/portal/settings.ts';

/** A login attempt: the account and where it came from. */
export interface Try {
  readonly email: string;
  /** Network address. */
  readonly address: string;
  readonly now: Date;
}

type Scope = 'email' | 'address';

const scopes: readonly Scope[] = ['email', 'address'];

function subjectOf(scope: Scope, tried: Try): string {
  return createHash('sha256').update(`${scope} ${tried[scope]}`).digest('hex');
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
  const most = {
    email: numberSetting(settings, 'admin.tries.ofEmail'),
    address: numberSetting(settings, 'admin.tries.ofAddress'),
  };
  const now = tried.now.getTime();
  const since = new Date(now - numberSetting(settings, 'admin.tries.wait') * 1000);
  const until = new Date(now + clocksDifferMs);
  return database.transaction(async (db) => {
    let isAllowed = true;
    // In a fixed order, to avoid deadlocks.
    for (const scope of scopes) {
      const subject = subjectOf(scope, tried);
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

/** After a successful login: forgets all attempts for its e-mail address and, of those from its network address, only this one. */
export async function forgetTries(db: Queries, tried: Try): Promise<void> {
  await db.query('delete from admin_tries where scope = $1 and subject = $2', ['email', subjectOf('email', tried)]);
  await db.query('delete from admin_tries where scope = $1 and subject = $2 and at = $3', [
    'address',
    subjectOf('address', tried),
    tried.now,
  ]);
}
