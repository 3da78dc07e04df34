import { ok } from '../../../kernel/calls/endpoint.ts';
import { defineOpenEndpoint } from '../admin-endpoint.ts';
import { findAdministrator, writtenEmail } from '../administrators.ts';
import { isPassword } from '../password.ts';
import { loginDiffers, tooManyTries } from '../refusals.ts';
import { beginSession } from '../sessions.ts';
import { forgetTries, takeTry } from '../tries.ts';

/** Logs in. Unknown e-mail addresses and wrong passwords get the same response in the same time. Hashing runs outside any transaction. */
export const endpoint = defineOpenEndpoint('adminLogin', async ({ portal, request, body, now, settings }) => {
  const { email: typed, password } = body as { readonly email: string; readonly password: string };
  const email = writtenEmail(typed);
  const tried = { email, address: request.ip, now };
  if (!(await takeTry(portal.database, tried, settings))) return { answer: tooManyTries };
  const found = await findAdministrator(portal.database, email);
  if (!(await isPassword(password, found?.passwordHash ?? null)) || found === null) return { answer: loginDiffers };
  return portal.database.transaction(async (db) => {
    await forgetTries(db, tried);
    return { answer: ok({ email }), cookie: await beginSession(db, found, now, settings) };
  });
});
