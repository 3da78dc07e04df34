import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { isFailed } from '../../../ports/register.ts';
import { registeredEmailOf } from '../registered-email.ts';

/** What the portal can prefill for the citizen; unknown values are omitted. */
export const endpoint = defineEndpoint('inputAssistance', {
  login: 'required',
  record: true,
  async handle({ citizen, db }) {
    const { contact, card } = citizen.record;
    // Who has to type it has lost nothing.
    const email = isFailed(contact) ? null : await registeredEmailOf(db, citizen);
    const phone = isFailed(contact) ? undefined : contact?.phone;
    return ok({
      ...(email === null ? {} : { email }),
      ...(phone === undefined ? {} : { phone }),
      ...(card.address === '' ? {} : { address: card.address }),
    });
  },
});
