import { createHash } from 'node:crypto';
import type { Database, Queries } from '../../db/database.ts';
import { numberSetting, type Settings } from '../../kernel/portal/settings.ts';

/** Who tries to log in, and from where. */
export interface Try {
  readonly email: string;
  /** Of the network. */
  readonly address: string;
  readonly now: Date;
}

type Scope = 'email' | 'address';

const scopes: readonly Scope[] = ['email', 'address'];

function subjectOf(scope: Scope, tried: Try): string {
  return createHash('sha256').update(`${scope} ${tried[scope]}`).digest('hex');
}

/**
 * Clocks of servers differ, and of two tries the one that read the clock first may be counted last. A browser of the sandbox whose clock was
 * moved ahead by more must not lock the others out.
 */
const clocksDifferMs = 60_000;

/**
 * Counts this try, also when it is refused, and says whether it may go on: tries at the same moment wait for each other, so that never more than
 * the settings allow come through in the time that one is remembered.
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
    // In one order, so that two never wait for each other crosswise.
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

/** A login that succeeded: the tries of its e-mail address are forgotten; of those from its place, this one. */
export async function forgetTries(db: Queries, tried: Try): Promise<void> {
  await db.query('delete from admin_tries where scope = $1 and subject = $2', ['email', subjectOf('email', tried)]);
  await db.query('delete from admin_tries where scope = $1 and subject = $2 and at = $3', [
    'address',
    subjectOf('address', tried),
    tried.now,
  ]);
}
