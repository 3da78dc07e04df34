import { ok } from '../../../kernel/calls/endpoint.ts';
import { defineAdminEndpoint } from '../admin-endpoint.ts';
import { userProblem } from '../check-user.ts';
import { changedMeanwhile, emailUsed, inputDiffers, noUser } from '../refusals.ts';
import { writtenUser } from '../user.ts';
import { changeUser, findUser } from '../users.ts';

/** Changes a user unless somebody else has changed it since it was read (EDA203). EDA201: it no longer exists. */
export const endpoint = defineAdminEndpoint('adminUserChange', async ({ db, body, now, act }) => {
  const { userId, revision, ...content } = body;
  act({ subjects: [userId] });
  const problem = userProblem(content, now);
  if (problem !== null) return inputDiffers(problem);
  const stored = await findUser(db, userId, true);
  if (stored === null) return noUser;
  if (stored.revision !== revision) return changedMeanwhile;
  const user = await changeUser(db, userId, writtenUser(content), now);
  return user === null ? emailUsed : ok({ user });
});
