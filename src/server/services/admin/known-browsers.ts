import type { Queries } from '../../db/database.ts';
import type { CookieKind } from '../../kernel/sessions/cookie.ts';
import { hashToken, newToken } from '../../kernel/sessions/token.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import { sessionCookie } from './sessions.ts';

const keptDays = 180;

/** Says only that an administrator has logged in with this browser before. It opens nothing. */
export const browserCookie: CookieKind = {
  ...sessionCookie,
  name: 'madoguchi_admin_browser',
  maxAgeSeconds: keptDays * 24 * 3600,
};

/** Logins before that day no longer count. */
export const forgottenBefore = (now: Date): Date => daysLater(now, -keptDays);

/** The stored id of a browser in which the administrator with this e-mail address has logged in; null = it is not known. */
export async function findKnownBrowser(
  db: Queries,
  { token, email, now }: { readonly token: string | undefined; readonly email: string; readonly now: Date },
): Promise<string | null> {
  if (token === undefined || token.length > 100) return null;
  const [row] = await db.query<{ id: string }>(
    `select b.id from admin_browsers b join admin_administrators a on a.id = b.administrator_id
      where b.id = $1 and a.email = $2 and b.logged_in_at > $3`,
    [hashToken(token), email, forgottenBefore(now)],
  );
  return row?.id ?? null;
}

/** Remembers the browser of a login, by a token for its cookie that is new each time; `known` is the id it had. */
export async function rememberBrowser(
  db: Queries,
  {
    administratorId,
    known,
    now,
  }: { readonly administratorId: string; readonly known: string | null; readonly now: Date },
): Promise<string> {
  const token = newToken();
  await db.query('delete from admin_browsers where id = $1', [known]);
  await db.query('insert into admin_browsers (id, administrator_id, logged_in_at) values ($1, $2, $3)', [
    hashToken(token),
    administratorId,
    now,
  ]);
  return token;
}
