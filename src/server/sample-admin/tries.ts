import { createHash } from 'node:crypto';
import type { Database, Queries } from '../db/database.ts';
import { numberSetting, type Settings } from '../kernel/settings.ts';

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
 * Counts this try first and asks then, so that tries at the same moment see each other: never more than the settings allow come through in
 * the time that one is remembered. False = not allowed.
 */
export async function takeTry(database: Database, tried: Try, settings: Settings): Promise<boolean> {
  const most = {
    email: numberSetting(settings, 'admin.tries.ofEmail', 5),
    address: numberSetting(settings, 'admin.tries.ofAddress', 20),
  };
  const since = new Date(tried.now.getTime() - numberSetting(settings, 'admin.tries.wait', 900) * 1000);
  for (const scope of scopes) {
    await database.query('insert into admin_tries (scope, subject, at) values ($1, $2, $3)', [
      scope,
      subjectOf(scope, tried),
      tried.now,
    ]);
  }
  for (const scope of scopes) {
    const [row] = await database.query<{ count: number }>(
      // A browser of the sandbox whose clock was moved ahead must not lock the others out.
      'select count(*)::integer as count from admin_tries where scope = $1 and subject = $2 and at > $3 and at <= $4',
      [scope, subjectOf(scope, tried), since, tried.now],
    );
    if ((row?.count ?? 0) > most[scope]) return false;
  }
  return true;
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
