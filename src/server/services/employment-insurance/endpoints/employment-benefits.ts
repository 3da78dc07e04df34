import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { benefits } from '../benefits.ts';

/** What the citizen can draw, and what has been paid (assumed). */
export const endpoint = defineEndpoint('employmentBenefits', {
  login: 'required',
  record: true,
  async handle({ citizen }) {
    return ok(benefits(citizen.record));
  },
});
