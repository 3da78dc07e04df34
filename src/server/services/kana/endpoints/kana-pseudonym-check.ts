import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** Whether the portal knows a pseudonym of the citizen. */
export const endpoint = defineEndpoint('kanaPseudonymCheck', {
  login: 'required',
  record: true,
  async handle({ citizen }) {
    return ok({ pseudonymExists: citizen.record.pseudonym !== 'none' });
  },
});
