import { ok } from '../../../kernel/calls/endpoint.ts';
import { defineOpenEndpoint, keepOwnAudit, tokenOf } from '../admin-endpoint.ts';
import { endSession, findSession, sessionCookie } from '../sessions.ts';

/** Ends the session; a no-op without one. */
export const endpoint = defineOpenEndpoint('adminLogout', async (request) => {
  const { portal, now } = request;
  const session = await findSession(portal.database, tokenOf(request), now);
  if (typeof session === 'object')
    await portal.database.transaction(async (db) => {
      await endSession(db, session.id);
      await keepOwnAudit(db, request, session.administrator.id);
    });
  return { answer: ok(), cookies: [[sessionCookie, null]] };
});
