import { ok } from '../../../kernel/calls/endpoint.ts';
import { defineOpenEndpoint, keepOwnAudit } from '../admin-endpoint.ts';
import { findAdministrator, holdAdministrator, writtenEmail } from '../administrators.ts';
import { isHashingFull } from '../hashing-turns.ts';
import { logIn, tryOf } from '../log-in.ts';
import { isPassword } from '../password.ts';
import { loginDiffers, tooManyTries } from '../refusals.ts';
import { isShown } from '../sample-login.ts';
import { forgetTries, takeTry } from '../tries.ts';

/** Logs in. Unknown e-mail addresses and wrong passwords get the same response in the same time. Hashing runs outside any transaction. */
export const endpoint = defineOpenEndpoint('adminLogin', async (own) => {
  const { portal, body, settings } = own;
  const { email: typed, password } = body as { readonly email: string; readonly password: string };
  const tried = await tryOf(own, writtenEmail(typed));
  if (isHashingFull() || !(await takeTry(portal.database, tried, settings))) return { answer: tooManyTries };
  const found = await findAdministrator(portal.database, tried.email);
  const isRight = await isPassword(password, found?.passwordHash ?? null);
  // A database that was once a sandbox's still has its administrator, whose password every visitor was shown.
  if (!isRight || found === null || (!portal.sandbox && isShown(password))) return { answer: loginDiffers };
  return portal.database.transaction(async (db) => {
    if (!(await holdAdministrator(db, found.id))) return { answer: loginDiffers };
    await forgetTries(db, tried);
    await keepOwnAudit(db, own, found.id);
    return { answer: ok({ email: found.email }), cookies: await logIn(db, found, tried, own) };
  });
});
