import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { isOffered, listExams } from '../catalogue/list-exams.ts';
import { notOffered } from '../catalogue/refusals.ts';

/** One page of the examinations; EDQ101: of what is not offered. */
export const endpoint = defineEndpoint('nqExamList', {
  login: 'required',
  async handle({ body, db, now }) {
    if (!(await isOffered(db, body.path ?? {}))) return notOffered;
    return ok(await listExams(db, body, japanDate(now)));
  },
});
