import { ok } from '../../../kernel/calls/endpoint.ts';
import { defineOpenEndpoint, tokenOf } from '../admin-endpoint.ts';
import { endSession, findSession, sessionCookie } from '../sessions.ts';

/** Ends the session; a no-op without one. */
export const endpoint = defineOpenEndpoint('adminLogout', async (request) => {
  const { portal, now } = request;
  const session = await findSession(portal.database, tokenOf(request), now);
  if (typeof session === 'object') await endSession(portal.database, session.id);
  return { answer: ok(), cookies: [[sessionCookie, null]] };
});
