import * as wording from '../../../../../build/wording/services/admin.ts';
import { test as isEmail } from '../../../../forms/constraints/email.ts';
import { ok } from '../../../kernel/calls/endpoint.ts';
import { defineOpenEndpoint, keepOwnAudit } from '../admin-endpoint.ts';
import { addAdministrator, writtenEmail } from '../administrators.ts';
import { isHashingFull } from '../hashing-turns.ts';
import { logIn, tryOf } from '../log-in.ts';
import { hashPassword, isAcceptable } from '../password.ts';
import { emailRegistered, inputDiffers, registrationClosed, tooManyTries } from '../refusals.ts';
import { isRegistrationOpen } from '../registration.ts';
import { takeTry } from '../tries.ts';

/** Registers an administrator and logs in. Rate-limited like a login attempt, so that nobody can enumerate who is registered. */
export const endpoint = defineOpenEndpoint('adminRegister', async (own) => {
  const { portal, body, now, settings } = own;
  const { email: typed, password } = body as { readonly email: string; readonly password: string };
  const email = writtenEmail(typed);
  if (!isRegistrationOpen(portal, settings)) return { answer: registrationClosed };
  if (email === '' || !isEmail(email)) return { answer: inputDiffers(wording.input.email) };
  if (!isAcceptable(password)) return { answer: inputDiffers(wording.input.password) };
  const tried = await tryOf(own, email);
  if (isHashingFull() || !(await takeTry(portal.database, tried, settings))) return { answer: tooManyTries };
  const passwordHash = await hashPassword(password);
  return portal.database.transaction(async (db) => {
    const administrator = await addAdministrator(db, { email, passwordHash, now });
    if (administrator === null) return { answer: emailRegistered };
    await keepOwnAudit(db, own, administrator.id);
    return { answer: ok({ email }), cookies: await logIn(db, administrator, tried, own) };
  });
});
