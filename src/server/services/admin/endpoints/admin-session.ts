import { ok } from '../../../kernel/calls/endpoint.ts';
import { defineOpenEndpoint, tokenOf } from '../admin-endpoint.ts';
import { isRegistrationOpen } from '../registration.ts';
import { sampleLogin } from '../sample-login.ts';
import { findSession } from '../sessions.ts';

/** The logged-in administrator, if any; in the sandbox also the sample credentials. Does not extend the session. */
export const endpoint = defineOpenEndpoint('adminSession', async (request) => {
  const { portal, now, settings } = request;
  const session = await findSession(portal.database, tokenOf(request), now);
  return {
    answer: ok({
      registrationIsOpen: isRegistrationOpen(portal, settings),
      ...(typeof session === 'object' && { email: session.administrator.email }),
      ...(portal.sandbox && { sample: sampleLogin }),
    }),
  };
});
