import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { listExams } from '../catalogue/list-exams.ts';

/** One page of the examinations. */
export const endpoint = defineEndpoint('nqExamList', {
  login: 'required',
  async handle({ body, db, now }) {
    return ok(await listExams(db, body, japanDate(now)));
  },
});
