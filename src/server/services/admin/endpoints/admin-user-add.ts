import { ok } from '../../../kernel/calls/endpoint.ts';
import { defineAdminEndpoint } from '../admin-endpoint.ts';
import { userProblem } from '../check-user.ts';
import { emailUsed, inputDiffers } from '../refusals.ts';
import { writtenUser } from '../user.ts';
import { addUser } from '../users.ts';

/** Adds a user and assigns an id. EDA204: violates the form's rules; EDA202: the e-mail address is another user's. */
export const endpoint = defineAdminEndpoint('adminUserAdd', async ({ db, body, now, act }) => {
  const problem = userProblem(body, now);
  if (problem !== null) return inputDiffers(problem);
  const user = await addUser(db, writtenUser(body), now);
  if (user === null) return emailUsed;
  act({ subjects: [user.id] });
  return ok({ user });
});
