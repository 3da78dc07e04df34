import { slipsOf } from '../../../employment-insurance/slips.ts';
import { defineEndpoint, ok } from '../../../kernel/endpoint.ts';

/** The citizen's separation slips (assumed). */
export const endpoint = defineEndpoint('employmentSlips', {
  login: 'required',
  async handle({ citizen, db }) {
    return ok({ slips: await slipsOf(db, citizen) });
  },
});
