import type { Queries } from '../../../db/database.ts';
import type { RegisterRecord } from '../../../ports/register.ts';
import { type Exam, pastExams } from './find-exam.ts';
import { isResponding } from './inquiry.ts';

/** An examination date on which a person sat, or was due to sit. */
export interface SatExam {
  readonly exam: Exam;
  readonly examineeNumber: string;
  /** Code of nqExamResult. */
  readonly result: '1' | '2' | '3' | '4' | '5';
}

const waiting = '3';

/** How many dates back the sample people's records go. */
const mostTimesAgo = 10;

/** A person's examination records at the agencies that respond, latest first; `of`: those of one qualification. */
export async function satExams(
  db: Queries,
  record: RegisterRecord,
  today: string,
  of?: string,
): Promise<readonly SatExam[]> {
  const all = record.nationalQualifications?.exams ?? [];
  const records = of === undefined ? all : all.filter((one) => one.qualificationId === of);
  const past = new Map<string, readonly Exam[]>();
  const found: SatExam[] = [];
  for (const { qualificationId, qualificationHandleUnitCode: unit, timesAgo, examineeNumber, result } of records) {
    const held = `${qualificationId}/${unit}`;
    const exams = past.get(held) ?? (await pastExams(db, qualificationId, unit, today, mostTimesAgo));
    past.set(held, exams);
    const exam = exams[timesAgo - 1];
    if (exam === undefined || !isResponding(record, exam.agencyCode)) continue;
    found.push({ exam, examineeNumber, result: today < exam.resultOn ? waiting : result });
  }
  return found.sort((one, other) => (one.exam.examinationDate < other.exam.examinationDate ? 1 : -1));
}
