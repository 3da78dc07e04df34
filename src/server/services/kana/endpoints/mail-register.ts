import { addressNotVerified } from '../../../common/mail/refusals.ts';
import { registerEmail } from '../../../common/mail/registered-email.ts';
import { verifiedEmailOf } from '../../../common/mail/verified-email.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** Registers the address verified with a code (assumed); ED2118 for any other. */
export const endpoint = defineEndpoint('mailRegister', {
  login: 'required',
  async handle({ body: { email }, citizen, db, now }) {
    if (email !== (await verifiedEmailOf(db, citizen.id))) return addressNotVerified;
    await registerEmail(db, citizen.id, email, now);
    return ok({ registeredEmail: email });
  },
});
