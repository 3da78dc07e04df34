import { defineEndpoint, ok } from '../../../kernel/endpoint.ts';
import { type ListWish, listQualifications } from '../../../qualifications/list-qualifications.ts';

/** One page of the national qualifications. */
export const endpoint = defineEndpoint<ListWish>({
  call: 'nqQualificationList',
  login: 'required',
  async handle({ body, db }) {
    return ok(await listQualifications(db, body));
  },
});
