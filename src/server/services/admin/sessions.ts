import type { Queries } from '../../db/database.ts';
import { numberSetting, type Settings } from '../../kernel/portal/settings.ts';
import type { CookieKind } from '../../kernel/sessions/cookie.ts';
import { hashToken, newToken } from '../../kernel/sessions/token.ts';
import type { Administrator } from './administrators.ts';

/** Never sent with what another site asks for; without TLS, only to this area's calls. */
export const sessionCookie: CookieKind = { name: 'madoguchi_admin', path: '/api/sample-admin', sameSite: 'strict' };

export interface AdminSession {
  /** Hash of the cookie's token. */
  readonly id: string;
  readonly administrator: Administrator;
}

function endOf(now: Date, settings: Settings): Date {
  return new Date(now.getTime() + numberSetting(settings, 'admin.session.limit') * 1000);
}

/** `none`: no cookie, or an unknown one. `over`: the session has ended or expired. */
export async function findSession(
  db: Queries,
  token: string | undefined,
  now: Date,
): Promise<AdminSession | 'none' | 'over'> {
  if (token === undefined || token === '' || token.length > 100) return 'none';
  const id = hashToken(token);
  const [row] = await db.query<{ administratorId: string; email: string; expiresAt: Date; ended: boolean }>(
    `select a.id as "administratorId", a.email, s.expires_at as "expiresAt", s.ended
       from admin_sessions s join admin_administrators a on a.id = s.administrator_id where s.id = $1`,
    [id],
  );
  if (row === undefined) return 'none';
  if (row.ended || row.expiresAt <= now) return 'over';
  return { id, administrator: { id: row.administratorId, email: row.email } };
}

/** Creates a session and returns its new token. */
export async function beginSession(
  db: Queries,
  administrator: Administrator,
  now: Date,
  settings: Settings,
): Promise<string> {
  const token = newToken();
  await db.query('insert into admin_sessions (id, administrator_id, began_at, expires_at) values ($1, $2, $3, $4)', [
    hashToken(token),
    administrator.id,
    now,
    endOf(now, settings),
  ]);
  return token;
}

/** Until some hours after it began, whatever is done meanwhile. */
export async function prolongSession(db: Queries, id: string, now: Date, settings: Settings): Promise<void> {
  const longest = Math.max(numberSetting(settings, 'session.longest'), numberSetting(settings, 'admin.session.limit'));
  await db.query(
    `update admin_sessions set expires_at = least($2::timestamptz, began_at + $3 * interval '1 second') where id = $1 and not ended`,
    [id, endOf(now, settings), longest],
  );
}

export async function endSession(db: Queries, id: string): Promise<void> {
  await db.query('update admin_sessions set ended = true where id = $1', [id]);
}
