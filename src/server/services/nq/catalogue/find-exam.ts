import { json, type Queries } from '../../../db/database.ts';
import type { ResponseOf } from '../../../kernel/contract/call-types.ts';
import type { AuthorityType } from './business-types.ts';
import type { DisplayType, ExamDays } from './exam-state.ts';

/** One date of an examination. */
export interface Exam extends ExamDays {
  readonly qualificationId: string;
  readonly qualificationHandleUnitCode: string;
  readonly name: string;
  readonly qualificationName: string;
  readonly agencyCode: string;
  readonly agencyName: string;
  readonly agencyPhone: string;
  readonly agencyHours: string;
  readonly handlingAuthorityTypeCode: AuthorityType;
  /** Business under which to apply for it. */
  readonly businessId: string;
  readonly feeYen: number;
  readonly subjects: readonly string[];
  readonly places: ResponseOf<'nqExamDetail'>['places'];
  readonly sections: readonly { readonly displayType: DisplayType; readonly title: string; readonly body: string }[];
}

const columns = `e.qualification_id as "qualificationId", e.unit_code as "qualificationHandleUnitCode", e.examination_date as "examinationDate",
  e.name, q.name as "qualificationName", a.code as "agencyCode", a.name as "agencyName", a.phone as "agencyPhone", a.hours as "agencyHours",
  a.authority_type as "handlingAuthorityTypeCode",
  (select b.id from nq_businesses b where b.qualification_id = e.qualification_id and b.type_code = '5' and b.id = any (u.business_ids)) as "businessId",
  e.fee_yen as "feeYen", e.subjects, e.places, e.sections, e.apply_from as "applyFrom", e.apply_until as "applyUntil", e.result_on as "resultOn"`;

const source = `from nq_exams e
  join nq_qualifications q on q.id = e.qualification_id
  join nq_units u on u.qualification_id = e.qualification_id and u.code = e.unit_code
  join nq_agencies a on a.code = u.agency_code`;

export async function findExam(
  db: Queries,
  qualificationId: string,
  unitCode: string,
  examinationDate: string,
): Promise<Exam | null> {
  const [row] = await db.query<Exam>(
    `select ${columns} ${source} where e.qualification_id = $1 and e.unit_code = $2 and e.examination_date = $3`,
    [qualificationId, unitCode, examinationDate],
  );
  return row ?? null;
}

export type ExamDate = Pick<Exam, 'qualificationId' | 'qualificationHandleUnitCode' | 'examinationDate'>;

/** Those of these that there are. */
export async function examsOn(db: Queries, dates: readonly ExamDate[]): Promise<readonly Exam[]> {
  return db.query<Exam>(
    `select ${columns} ${source}
       join jsonb_to_recordset($1::text::jsonb) as d ("qualificationId" text, "qualificationHandleUnitCode" text, "examinationDate" text)
         on d."qualificationId" = e.qualification_id and d."qualificationHandleUnitCode" = e.unit_code
            and d."examinationDate" = e.examination_date`,
    [json(dates)],
  );
}

/** A unit's examinations before a day, latest first; at most as many as requested. */
export async function pastExams(
  db: Queries,
  qualificationId: string,
  unitCode: string,
  today: string,
  most: number,
): Promise<readonly Exam[]> {
  return db.query<Exam>(
    `select ${columns} ${source} where e.qualification_id = $1 and e.unit_code = $2 and e.examination_date < $3
      order by e.examination_date desc limit ${most}`,
    [qualificationId, unitCode, today],
  );
}

/** Examinations of a qualification, or of one of its units, from a day on, soonest first. */
export async function comingExams(
  db: Queries,
  qualificationId: string,
  unitCode: string | null,
  today: string,
  most: number,
): Promise<readonly Exam[]> {
  return db.query<Exam>(
    `select ${columns} ${source} where e.qualification_id = $1 and ($2::text is null or e.unit_code = $2) and e.examination_date >= $3
      order by e.examination_date limit ${most}`,
    [qualificationId, unitCode, today],
  );
}

/** A qualification's latest examination with published results. */
export async function lastResult(db: Queries, qualificationId: string, today: string): Promise<Exam | null> {
  const [row] = await db.query<Exam>(
    `select ${columns} ${source} where e.qualification_id = $1 and e.result_on <= $2 order by e.examination_date desc limit 1`,
    [qualificationId, today],
  );
  return row ?? null;
}
