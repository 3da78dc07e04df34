import type { Queries } from '../../db/database.ts';
import type { OwnAnswer, OwnRequest } from '../../kernel/calls/endpoint.ts';
import { cookieOf } from '../../kernel/sessions/cookie.ts';
import type { Administrator } from './administrators.ts';
import { browserCookie, findKnownBrowser, rememberBrowser } from './known-browsers.ts';
import { beginSession, sessionCookie } from './sessions.ts';
import type { Try } from './tries.ts';

/** An attempt of this request at the account. */
export async function tryOf(
  { portal, request, now }: Pick<OwnRequest, 'portal' | 'request' | 'now'>,
  email: string,
): Promise<Try> {
  const token = cookieOf(request, browserCookie);
  return { email, address: request.ip, browser: await findKnownBrowser(portal.database, { token, email, now }), now };
}

/** Logs in: a session, and this browser is known from now on. */
export async function logIn(
  db: Queries,
  { id, email }: Administrator,
  { browser, now }: Try,
  settings: OwnRequest['settings'],
): Promise<NonNullable<OwnAnswer['cookies']>> {
  return [
    [sessionCookie, await beginSession(db, { id, email }, now, settings)],
    [browserCookie, await rememberBrowser(db, { administratorId: id, known: browser, now })],
  ];
}
