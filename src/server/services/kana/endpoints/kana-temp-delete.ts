import { forgetVerifiedEmail } from '../../../common/mail/verified-email.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { endDraft, lockInputs } from '../earlier-inputs.ts';
import { forgetKanaCard } from '../kana-card.ts';

/**
 * Ends the temporary session: the draft becomes an earlier input (AM-082); the verified mail address and what was read from the card are
 * deleted. Idempotent.
 */
export const endpoint = defineEndpoint('kanaTempDelete', {
  login: 'required',
  async handle({ citizen, db }) {
    await lockInputs(db, citizen.id);
    await endDraft(db, citizen.id);
    await forgetVerifiedEmail(db, citizen.id);
    await forgetKanaCard(db, citizen.id);
    return ok();
  },
});
