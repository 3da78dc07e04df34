import type { Queries } from '../../db/database.ts';
import type { OwnAnswer, OwnRequest } from '../../kernel/calls/endpoint.ts';
import { addressOf } from '../../kernel/sessions/address-of.ts';
import { cookieOf } from '../../kernel/sessions/cookie.ts';
import { hashToken } from '../../kernel/sessions/token.ts';
import type { Administrator } from './administrators.ts';
import { browserCookie, findKnownBrowser, rememberBrowser } from './known-browsers.ts';
import { beginSession, endSession, sessionCookie } from './sessions.ts';
import type { Try } from './tries.ts';

/** An attempt of this request at the account. */
export async function tryOf(
  { portal, request, now }: Pick<OwnRequest, 'portal' | 'request' | 'now'>,
  email: string,
): Promise<Try> {
  const token = cookieOf(request, browserCookie);
  return {
    email,
    address: addressOf(request),
    browser: await findKnownBrowser(portal.database, { token, email, now }),
    now,
  };
}

/** Logs in: a session, which replaces the one that this browser has, and this browser is known from now on. */
export async function logIn(
  db: Queries,
  { id, email }: Administrator,
  { browser, now }: Try,
  { request, settings }: Pick<OwnRequest, 'request' | 'settings'>,
): Promise<NonNullable<OwnAnswer['cookies']>> {
  const former = cookieOf(request, sessionCookie);
  if (former !== undefined) await endSession(db, hashToken(former));
  return [
    [sessionCookie, await beginSession(db, { id, email }, now, settings)],
    [browserCookie, await rememberBrowser(db, { administratorId: id, known: browser, now })],
  ];
}
