import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** Whether the portal knows a pseudonym of the citizen. */
export const endpoint = defineEndpoint('kanaPseudonymCheck', {
  login: 'required',
  async handle({ known }) {
    const citizen = await known();
    return ok({ pseudonymExists: citizen.record.pseudonym !== 'none' });
  },
});
