import { defineEndpoint, ok } from '../../../kernel/endpoint.ts';
import { japanDate } from '../../../kernel/japan-date.ts';
import { type ExamListPath, listExams } from '../../../qualifications/list-exams.ts';
import type { ListWish } from '../../../qualifications/list-qualifications.ts';

/** One page of the examinations. */
export const endpoint = defineEndpoint<ListWish & { readonly path?: ExamListPath }>({
  call: 'nqExamList',
  login: 'required',
  async handle({ body, db, now }) {
    return ok(await listExams(db, body, japanDate(now)));
  },
});
