import { ok } from '../../../kernel/calls/endpoint.ts';
import { defineAdminEndpoint } from '../admin-endpoint.ts';
import { changedMeanwhile, noUser } from '../refusals.ts';
import { deleteUser, findUser } from '../users.ts';

/** Deletes a user unless it changed since it was shown (EDA203). EDA201: it no longer exists. */
export const endpoint = defineAdminEndpoint('adminUserDelete', async ({ db, body, act }) => {
  act({ subjects: [body.userId] });
  const stored = await findUser(db, body.userId, true);
  if (stored === null) return noUser;
  if (stored.revision !== body.revision) return changedMeanwhile;
  await deleteUser(db, body.userId);
  return ok();
});
