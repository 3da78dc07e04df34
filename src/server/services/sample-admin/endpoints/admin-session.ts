import { ok } from '../../../kernel/calls/endpoint.ts';
import { defineOpenEndpoint, tokenOf } from '../admin-endpoint.ts';
import { registrationIsOpen } from '../registration.ts';
import { sampleLogin } from '../seed.ts';
import { findSession } from '../sessions.ts';

/** Who is logged in, if anybody; in the sandbox also with what one may log in. Asking does not prolong a session. */
export const endpoint = defineOpenEndpoint('adminSession', async (request) => {
  const { portal, now, settings } = request;
  const session = await findSession(portal.database, tokenOf(request), now);
  return {
    answer: ok({
      registrationIsOpen: registrationIsOpen(settings),
      ...(typeof session === 'object' && { email: session.administrator.email }),
      ...(portal.sandbox && { sample: sampleLogin }),
    }),
  };
});
