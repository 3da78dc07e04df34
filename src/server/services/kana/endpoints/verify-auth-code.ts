import { tryCode } from '../../../common/mail/auth-codes.ts';
import { codeExpired, tooManyTries, wrongCode } from '../../../common/mail/refusals.ts';
import { keepVerifiedEmail } from '../../../common/mail/verified-email.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** Verifies an address with the code mailed to it (assumed). */
export const endpoint = defineEndpoint('verifyAuthCode', {
  login: 'required',
  async handle({ body: { email, code }, citizen, db, now, settings }) {
    switch (await tryCode(db, { citizenId: citizen.id, email, code, now, settings })) {
      case 'wrong':
        return wrongCode;
      case 'expired':
        return codeExpired;
      case 'too-many-tries':
        return tooManyTries;
      case 'right':
        await keepVerifiedEmail(db, citizen.id, email, now);
        return ok({ isVerified: true });
    }
  },
});
