import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { appliedAsked, appliedExams } from '../applications/applied-exams.ts';
import { examsAsked, isOffered, listExams, offeredAsked } from '../catalogue/list-exams.ts';
import { notOffered } from '../catalogue/refusals.ts';

/** One page of the examinations, with what the citizen has applied for; EDQ101: of what is not offered. */
export const endpoint = defineEndpoint('nqExamList', {
  login: 'required',
  async handle({ body, citizen, ahead, now }) {
    const path = body.path ?? {};
    const offered = offeredAsked(path) ?? [];
    const { db } = await ahead([examsAsked(body, japanDate(now)), appliedAsked(citizen.id)].concat(offered));
    if (!(await isOffered(db, path))) return notOffered;
    const { rows, ...page } = await listExams(db, body, japanDate(now));
    const appliedId = await appliedExams(db, citizen.id);
    return ok({ ...page, rows: rows.map((row) => ({ ...row, isApplied: appliedId(row) !== undefined })) });
  },
});
