import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { listQualifications } from '../catalogue/list-qualifications.ts';

/** One page of the national qualifications. */
export const endpoint = defineEndpoint('nqQualificationList', {
  login: 'required',
  async handle({ body, db }) {
    return ok(await listQualifications(db, body));
  },
});
