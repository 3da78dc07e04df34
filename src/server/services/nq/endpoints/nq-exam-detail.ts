import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { appliedExams } from '../applications/applied-exams.ts';
import { satExams } from '../catalogue/exam-records.ts';
import { examState } from '../catalogue/exam-state.ts';
import { findExam } from '../catalogue/find-exam.ts';
import { notOffered } from '../catalogue/refusals.ts';

const displayTypes = ['1', '2', '3'] as const;
const accepting = '2';
const published = '5';

/** One view of an examination: how to apply, date and venues, or results, with the citizen's own record. */
export const endpoint = defineEndpoint('nqExamDetail', {
  login: 'required',
  record: true,
  async handle({ body: { path }, citizen, db, now }) {
    const { qualificationId, qualificationHandleUnitCode: unit, examinationDate } = path;
    const displayType = displayTypes.find((type) => type === path.displayType);
    const exam = displayType === undefined ? null : await findExam(db, qualificationId, unit, examinationDate);
    if (displayType === undefined || exam === null) return notOffered;
    const today = japanDate(now);
    const state = examState(exam, today);
    const own = (await satExams(db, citizen.record, today)).find(
      ({ exam: sat }) =>
        sat.qualificationId === qualificationId &&
        sat.qualificationHandleUnitCode === unit &&
        sat.examinationDate === examinationDate,
    );
    const applyingId = (await appliedExams(db, citizen.id))(path);
    return ok({
      ...exam,
      displayType,
      state,
      sections: exam.sections.filter((section) => section.displayType === displayType),
      isPublished: state === published,
      acceptsApplication: state === accepting && applyingId === undefined,
      applied: applyingId === undefined ? [] : [{ applyingId }],
      ...(own !== undefined && { own: { examineeNumber: own.examineeNumber, result: own.result } }),
    });
  },
});
