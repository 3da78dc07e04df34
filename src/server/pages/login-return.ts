import type { FastifyInstance } from 'fastify';
import { textOf } from '../kernel/page/form-bodies.ts';
import { ownAddress, redirectHere } from '../kernel/page/local-address.ts';
import { keepCitizen } from '../kernel/people/citizens.ts';
import { countAtLogin } from '../kernel/portal/frame-counts.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import { numberSetting } from '../kernel/portal/settings.ts';
import { createBrowser, endSession, findBrowser } from '../kernel/sessions/browser.ts';
import { setToken, tokenOf } from '../kernel/sessions/cookie.ts';
import type { Identity } from '../ports/identity.ts';
import { destinationOf } from './login.ts';

/** Where the login outside the portal comes back to. Whoever it does not know is asked to log in again. */
export function registerLoginReturn(app: FastifyInstance, portal: Portal, identity: Identity): void {
  app.get<{ Querystring: { [name: string]: unknown } }>('/login/return', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const who = await identity.whose(request.query);
    if (who === null) return redirectHere(reply, ownAddress('/login'));
    const before = await findBrowser(portal.database, tokenOf(request));
    const { token, id } = await portal.database.transaction(async (db) => {
      // One browser, one person: nothing of an earlier login goes on.
      if (before !== null) await endSession(db, before.id);
      return createBrowser(db, {
        citizenId: await keepCitizen(db, who, portal.now()),
        like: null,
        settings: {},
        now: portal.now(),
        limitSeconds: numberSetting(portal.settings, 'session.limit'),
      });
    });
    await countAtLogin(portal, id);
    setToken(request, reply, token);
    return redirectHere(reply, destinationOf(portal, textOf(request.query, 'from'), textOf(request.query, 'to')));
  });
}
