import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { appliedExams } from '../applications/applied-exams.ts';
import { examState } from '../catalogue/exam-state.ts';
import { comingExams } from '../catalogue/find-exam.ts';
import { findUnit } from '../catalogue/find-unit.ts';
import { notOffered } from '../catalogue/refusals.ts';

const examination = '5';
const accepting = '2';
/** The next few suffice: later years are not open for applications yet. */
const most = 3;

/** A unit's coming examinations, those that the citizen has applied for apart; each is a procedure whose code is its date. */
export const endpoint = defineEndpoint('nqExamSubmitChoices', {
  login: 'required',
  async handle({ body: { path }, citizen, db, now }) {
    const unit = await findUnit(db, path);
    if (unit?.businessTypeCode !== examination) return notOffered;
    const today = japanDate(now);
    const exams = await comingExams(db, path.qualificationId, path.qualificationHandleUnitCode, today, most);
    const appliedId = await appliedExams(db, citizen.id);
    return ok({
      ...unit,
      choices: exams
        .filter((exam) => appliedId(exam) === undefined)
        .map((exam, index) => ({
          ...exam,
          choiceId: String(index + 1),
          qualificationProcedureCode: exam.examinationDate,
          receptionAgencyCode: exam.agencyCode,
          isOpen: examState(exam, today) === accepting,
        })),
      applied: exams.flatMap((exam) => {
        const applyingId = appliedId(exam);
        return applyingId === undefined ? [] : [{ applyingId, examinationDate: exam.examinationDate, name: exam.name }];
      }),
    });
  },
});
