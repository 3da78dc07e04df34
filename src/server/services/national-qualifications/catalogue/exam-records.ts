import type { Queries } from '../../../db/database.ts';
import type { Persona } from '../../../kernel/people/persona.ts';
import { type Exam, pastExams } from './find-exam.ts';
import { answers } from './inquiry.ts';

/** A time at which a person sat, or should have sat, an examination. */
export interface SatExam {
  readonly exam: Exam;
  readonly examineeNumber: string;
  /** Code of nqExamResult. */
  readonly result: '1' | '2' | '3' | '4' | '5';
}

const waiting = '3';

/** How far back the records of the sample people go. */
const mostTimesAgo = 10;

/** What the agencies that answer have of a person's examinations, the latest first. */
export async function satExams(db: Queries, persona: Persona, today: string): Promise<readonly SatExam[]> {
  const records = persona.nationalQualifications?.exams ?? [];
  const past = new Map<string, readonly Exam[]>();
  const found: SatExam[] = [];
  for (const { qualificationId, qualificationHandleUnitCode: unit, timesAgo, examineeNumber, result } of records) {
    const held = `${qualificationId}/${unit}`;
    const exams = past.get(held) ?? (await pastExams(db, qualificationId, unit, today, mostTimesAgo));
    past.set(held, exams);
    const exam = exams[timesAgo - 1];
    if (exam === undefined || !answers(persona, exam.agencyCode)) continue;
    found.push({ exam, examineeNumber, result: today < exam.resultOn ? waiting : result });
  }
  return found.sort((one, other) => (one.exam.examinationDate < other.exam.examinationDate ? 1 : -1));
}
