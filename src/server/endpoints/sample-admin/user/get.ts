import { ok } from '../../../kernel/endpoint.ts';
import { defineAdminEndpoint } from '../../../sample-admin/admin-endpoint.ts';
import { noUser } from '../../../sample-admin/refusals.ts';
import { findUser } from '../../../sample-admin/users.ts';

/** One user as stored. EDA201: there is none. */
export const endpoint = defineAdminEndpoint('adminUserGet', async ({ db, body }) => {
  const user = await findUser(db, body.userId);
  return user === null ? noUser : ok({ user });
});
