import { ok } from '../../../kernel/endpoint.ts';
import { defineOpenEndpoint, tokenOf } from '../../../sample-admin/admin-endpoint.ts';
import { registrationIsOpen } from '../../../sample-admin/registration.ts';
import { sampleLogin } from '../../../sample-admin/seed.ts';
import { findSession } from '../../../sample-admin/sessions.ts';

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
