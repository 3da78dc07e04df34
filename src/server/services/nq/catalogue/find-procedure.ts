import * as wording from '../../../../../build/wording/services/nq.ts';
import type { Queries } from '../../../db/database.ts';
import { findUnit, type HandledBusiness, type UnitPath } from './find-unit.ts';
import { type HierarchyLevel, type HierarchyWalk, levelsOf, type NeededDocument, walkHierarchy } from './hierarchy.ts';

/** Path parameters of the screens about one procedure. */
export interface ProcedurePath extends UnitPath {
  /** For an examination: its date, `YYYYMMDD`. */
  readonly qualificationProcedureCode: string;
  readonly receptionAgencyCode: string;
}

/** A procedure at the place that handles it. */
export interface Procedure extends HandledBusiness {
  readonly name: string;
  readonly summary: string;
  readonly feeYen: number;
  readonly fee: string;
  /** Approximate days from reception to completion. */
  readonly days: number;
  readonly sections: readonly { readonly title: string; readonly body: string }[];
  /** Includes those of the chosen levels. */
  readonly documents: readonly NeededDocument[];
  readonly agreement: string;
  /** The chosen level's form, otherwise the procedure's. */
  readonly formId: string;
  readonly walk: HierarchyWalk;
  readonly levels: number;
  /** First and last day of the application period, `YYYYMMDD`; null = always open. */
  readonly acceptance: { readonly from: string; readonly until: string } | null;
}

type Row = Pick<
  Procedure,
  'name' | 'summary' | 'feeYen' | 'fee' | 'days' | 'sections' | 'documents' | 'agreement' | 'formId'
> & { readonly code: string; readonly hierarchy: HierarchyLevel | null };

interface Examination {
  readonly name: string;
  readonly feeYen: number;
  readonly from: string;
  readonly until: string;
}

/** Business type of examinations, and the code of the one procedure that represents them all. */
const examinationType = '5';
export const examinationProcedure = 'examination';

/** Null: no such procedure, the unit or the agency does not handle it, or the chosen levels do not exist. */
export async function findProcedure(
  db: Queries,
  path: ProcedurePath,
  serialNumbers: readonly string[],
): Promise<Procedure | null> {
  // Of an examination, the code is its date.
  const codes = [path.qualificationProcedureCode, examinationProcedure];
  const [unit, rows] = await Promise.all([
    findUnit(db, path),
    db.query<Row>(
      `select code, name, summary, fee_yen as "feeYen", fee, days, sections, documents, agreement, form_id as "formId", hierarchy
         from nq_procedures where qualification_id = $1 and business_id = $2 and code in ($3, $4)`,
      [path.qualificationId, path.businessId, ...codes],
    ),
  ]);
  if (unit === null || unit.agencyCode !== path.receptionAgencyCode) return null;
  const isExamination = unit.businessTypeCode === examinationType;
  const row = rows.find(
    ({ code }) => code === (isExamination ? examinationProcedure : path.qualificationProcedureCode),
  );
  if (row === undefined) return null;
  const { hierarchy, code: _, ...procedure } = row;
  const walk = walkHierarchy(hierarchy, serialNumbers);
  if (walk === null) return null;
  const found = {
    ...unit,
    ...procedure,
    formId: walk.formId ?? procedure.formId,
    documents: [...procedure.documents, ...walk.documents],
    walk,
    levels: levelsOf(hierarchy),
    acceptance: null,
  };
  if (!isExamination) return found;
  const examination = await findExamination(db, path);
  return examination === null ? null : forExamination(found, examination);
}

async function findExamination(db: Queries, path: ProcedurePath): Promise<Examination | null> {
  const [row] = await db.query<Examination>(
    `select name, fee_yen as "feeYen", apply_from as "from", apply_until as "until" from nq_exams
      where qualification_id = $1 and unit_code = $2 and examination_date = $3`,
    [path.qualificationId, path.qualificationHandleUnitCode, path.qualificationProcedureCode],
  );
  return row ?? null;
}

function forExamination(procedure: Procedure, { name, feeYen, from, until }: Examination): Procedure {
  const fee = wording.fees.examination({ yen: feeYen.toLocaleString('ja-JP') });
  return { ...procedure, name: wording.fees.examinationName({ name }), feeYen, fee, acceptance: { from, until } };
}
