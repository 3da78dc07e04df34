import type { Queries } from '../../../db/database.ts';
import { type RegisterRecord, said } from '../../../ports/register.ts';
import { type Exam, type ExamDate, examsOn } from './find-exam.ts';
import { isResponding } from './inquiry.ts';

/** An examination date on which a person sat, or was due to sit. */
export interface SatExam {
  readonly exam: Exam;
  readonly examineeNumber: string;
  /** Code of nqExamResult. */
  readonly result: '1' | '2' | '3' | '4' | '5';
}

const waiting = '3';

/** A person's examination records at the agencies that respond, latest first; `of`: those of one qualification. */
export async function satExams(
  db: Queries,
  record: RegisterRecord,
  today: string,
  of?: string,
): Promise<readonly SatExam[]> {
  const all = said(record.nationalQualifications)?.exams ?? [];
  const records = of === undefined ? all : all.filter((one) => one.qualificationId === of);
  if (records.length === 0) return [];
  const exams = await examsOn(db, records);
  const found = records.flatMap((one): readonly SatExam[] => {
    const exam = exams.find((each) => isSame(each, one));
    if (exam === undefined || exam.examinationDate >= today || !isResponding(record, exam.agencyCode)) return [];
    const { examineeNumber, result } = one;
    return [{ exam, examineeNumber, result: today < exam.resultOn ? waiting : result }];
  });
  return found.sort((one, other) => (one.exam.examinationDate < other.exam.examinationDate ? 1 : -1));
}

const isSame = (exam: ExamDate, other: ExamDate) =>
  exam.qualificationId === other.qualificationId &&
  exam.qualificationHandleUnitCode === other.qualificationHandleUnitCode &&
  exam.examinationDate === other.examinationDate;
