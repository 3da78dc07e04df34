import { defineEndpoint, ok } from '../../../kernel/endpoint.ts';
import { japanDate } from '../../../kernel/japan-date.ts';
import { listExams } from '../../../qualifications/list-exams.ts';

/** One page of the examinations. */
export const endpoint = defineEndpoint('nqExamList', {
  login: 'required',
  async handle({ body, db, now }) {
    return ok(await listExams(db, body, japanDate(now)));
  },
});
