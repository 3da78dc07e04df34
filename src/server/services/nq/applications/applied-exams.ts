import { rowsOf, type Statement } from '../../../db/asked-together.ts';
import type { Queries } from '../../../db/database.ts';
import type { ProcedurePath } from './procedure-path.ts';

interface ExamKey {
  readonly qualificationId: string;
  readonly qualificationHandleUnitCode: string;
  readonly examinationDate: string;
}

const keyOf = ({ qualificationId, qualificationHandleUnitCode, examinationDate }: ExamKey) =>
  [qualificationId, qualificationHandleUnitCode, examinationDate].join('/');

export const appliedAsked = (citizenId: string): Statement => ({
  sql: `select id, path from nq_applications where citizen_id = $1 and status in ('1', '2', '3', '4', '5') order by received_at`,
  values: [citizenId],
});

/** Tells the id of the citizen's application for an examination, whose procedure is named after its day; undefined: none that stands. */
export async function appliedExams(db: Queries, citizenId: string): Promise<(exam: ExamKey) => string | undefined> {
  const rows = await rowsOf<{ readonly id: string; readonly path: ProcedurePath }>(db, appliedAsked(citizenId));
  const ids = new Map(
    rows.map(({ id, path }) => [keyOf({ ...path, examinationDate: path.qualificationProcedureCode }), id]),
  );
  return (exam) => ids.get(keyOf(exam));
}
