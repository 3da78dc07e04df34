import { ok } from '../../../kernel/calls/endpoint.ts';
import { defineAdminEndpoint } from '../admin-endpoint.ts';
import { noUser } from '../refusals.ts';
import { findUser } from '../users.ts';

/** One user as stored. EDA201: no such user. */
export const endpoint = defineAdminEndpoint('adminUserGet', async ({ db, body, act }) => {
  act({ subjects: [body.userId] });
  const user = await findUser(db, body.userId);
  return user === null ? noUser : ok({ user });
});
