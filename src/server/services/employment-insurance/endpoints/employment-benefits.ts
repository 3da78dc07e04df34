import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { benefits } from '../benefits.ts';

/** What the citizen can draw, and what has been paid (assumed). */
export const endpoint = defineEndpoint('employmentBenefits', {
  login: 'required',
  async handle({ known }) {
    const citizen = await known();
    return ok(benefits(citizen.record));
  },
});
