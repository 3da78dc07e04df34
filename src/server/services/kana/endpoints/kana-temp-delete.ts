import { forgetVerifiedEmail } from '../../../common/mail/verified-email.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { deleteDraft } from '../drafts.ts';
import { forgetKanaCard } from '../kana-card.ts';

/** Deletes the temporary data: the draft, the verified mail address and what was read from the card. Idempotent. */
export const endpoint = defineEndpoint('kanaTempDelete', {
  login: 'required',
  async handle({ citizen, db }) {
    await deleteDraft(db, citizen.id);
    await forgetVerifiedEmail(db, citizen.id);
    await forgetKanaCard(db, citizen.id);
    return ok();
  },
});
