import { pseudonymLink } from '../../../common/register/pseudonym-link.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** Whether the portal knows a pseudonym of the citizen. */
export const endpoint = defineEndpoint('pseudonymCheck', {
  login: 'required',
  async handle({ known, db }) {
    const citizen = await known();
    const { exists } = await pseudonymLink(db, citizen);
    return ok({ pseudonymExists: exists });
  },
});
