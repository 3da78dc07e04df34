import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { registeredEmailOf } from '../registered-email.ts';

/** What the portal can prefill for the citizen; unknown values are omitted. */
export const endpoint = defineEndpoint('inputAssistance', {
  login: 'required',
  record: true,
  async handle({ citizen, db }) {
    const email = await registeredEmailOf(db, citizen);
    const { contact, card } = citizen.record;
    return ok({
      ...(email === null ? {} : { email }),
      ...(contact?.phone === undefined ? {} : { phone: contact.phone }),
      ...(card.address === '' ? {} : { address: card.address }),
    });
  },
});
