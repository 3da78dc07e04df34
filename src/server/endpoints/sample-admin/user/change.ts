import { ok } from '../../../kernel/endpoint.ts';
import { defineAdminEndpoint } from '../../../sample-admin/admin-endpoint.ts';
import { userProblem } from '../../../sample-admin/check-user.ts';
import { changedMeanwhile, emailUsed, inputDiffers, noUser } from '../../../sample-admin/refusals.ts';
import { writtenUser } from '../../../sample-admin/user.ts';
import { changeUser, findUser } from '../../../sample-admin/users.ts';

/** Changes a user that nobody else has changed since it was read (EDA203). EDA201: it is gone. */
export const endpoint = defineAdminEndpoint('adminUserChange', async ({ db, body, now }) => {
  const { userId, revision, ...content } = body;
  const problem = userProblem(content, now);
  if (problem !== null) return inputDiffers(problem);
  const stored = await findUser(db, userId, true);
  if (stored === null) return noUser;
  if (stored.revision !== revision) return changedMeanwhile;
  const user = await changeUser(db, userId, writtenUser(content), now);
  return user === null ? emailUsed : ok({ user });
});
