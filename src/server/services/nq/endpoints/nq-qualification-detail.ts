import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { examAnswer } from '../catalogue/exam-state.ts';
import { comingExams, lastResult } from '../catalogue/find-exam.ts';
import { findQualification } from '../catalogue/find-qualification.ts';
import { notOffered } from '../catalogue/refusals.ts';

const mostComing = 3;

/** A qualification, who handles it, its businesses, and its next examinations. */
export const endpoint = defineEndpoint('nqQualificationDetail', {
  login: 'required',
  async handle({ body, db, now }) {
    const { qualificationId, handlingAuthorityTypeCode = null } = body.path;
    const found = await findQualification(db, qualificationId, handlingAuthorityTypeCode);
    if (found === null) return notOffered;
    const today = japanDate(now);
    const last = await lastResult(db, qualificationId, today);
    const coming = await comingExams(db, qualificationId, null, today, mostComing);
    const exams = last === null ? coming : [...coming, last];
    return ok({ ...found, exams: exams.map((exam) => examAnswer(exam, today)) });
  },
});
