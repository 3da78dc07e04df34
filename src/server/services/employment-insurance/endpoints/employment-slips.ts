import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { slipsOf } from '../slips.ts';

/** The citizen's separation slips (assumed). */
export const endpoint = defineEndpoint('employmentSlips', {
  login: 'required',
  record: true,
  async handle({ citizen, db }) {
    return ok({ slips: await slipsOf(db, citizen) });
  },
});
