import type { Difference } from '../../../model/difference.ts';
import { nextNumber } from '../../common/receipts/next-number.ts';
import type { Statement } from '../../db/asked-together.ts';
import { json, type Queries } from '../../db/database.ts';
import type { Contact, ProcedureType, ReportEdit } from './report.ts';

/** A report within a procedure, as last filed or corrected. */
export interface FiledReport extends Omit<ReportEdit, 'isChecked'> {
  readonly id: string;
}

/** 1 filed, 2 correction requested, 3 withdrawn, 4 entered in the register. */
export type ProcedureStatus = '1' | '2' | '3' | '4';

export interface Procedure {
  readonly id: string;
  readonly status: ProcedureStatus;
  readonly reports: readonly FiledReport[];
  readonly informant: Contact;
  /** Its submissions, newest first; never empty. */
  readonly histories: readonly History[];
}

/** One submission within a procedure. */
export interface History {
  readonly id: string;
  readonly type: ProcedureType;
  readonly submittedAt: Date;
  readonly arrivalNumber: string;
  readonly applicationNumber: string;
  /** Of the reports in it; null: filed before the login. */
  readonly reportIds: readonly string[] | null;
}

/** What `proceduresOf` asks. */
export const proceduresAsked = (citizenId: string): readonly [procedures: Statement, histories: Statement] => [
  { sql: 'select id, status, reports, informant from kana_procedures where citizen_id = $1', values: [citizenId] },
  {
    sql: `select procedure_id as "procedureId", id, type, submitted_at as "submittedAt", arrival_number as "arrivalNumber",
            application_number as "applicationNumber",
            (select jsonb_agg(report ->> 'id') from jsonb_array_elements(content -> 'reports') report) as "reportIds"
       from kana_histories where citizen_id = $1 order by submitted_at desc, arrival_number desc`,
    values: [citizenId],
    moments: ['submittedAt'],
  },
];

/** A citizen's procedures, most recently submitted first. */
export async function proceduresOf(db: Queries, citizenId: string): Promise<readonly Procedure[]> {
  const asked = proceduresAsked(citizenId);
  const procedures = await db.query<Omit<Procedure, 'histories'>>(asked[0].sql, asked[0].values);
  const histories = await db.query<History & { procedureId: string }>(asked[1].sql, asked[1].values);
  const submittedLast = histories.map(({ procedureId }) => procedureId);
  return procedures
    .map((procedure) => ({
      ...procedure,
      histories: histories.filter(({ procedureId }) => procedureId === procedure.id),
    }))
    .sort((one, other) => submittedLast.indexOf(one.id) - submittedLast.indexOf(other.id));
}

/** What it is asked about by: the arrival number of what was filed last. */
export function numberOf({ histories: [last] }: Procedure): string {
  if (last === undefined) throw new Error('a procedure without a submission');
  return last.arrivalNumber;
}

/** Of the reports that a submission is about. */
export function idsOf({ reports }: Procedure, { reportIds }: History): readonly string[] {
  return reportIds ?? reports.map(({ id }) => id);
}

/** The last submission that a report was in: what was filed for its person stands as that one says it. */
export function submissionOf(procedure: Procedure, reportId: string): History {
  const { histories } = procedure;
  const last = histories.find((history) => idsOf(procedure, history).includes(reportId)) ?? histories[0];
  if (last === undefined) throw new Error('a procedure without a submission');
  return last;
}

/** A citizen's procedure by the id of one of its submissions; undefined for anything else, including another citizen's. */
export function findProcedure(procedures: readonly Procedure[], id: string): Procedure | undefined {
  return procedures.find((procedure) => procedure.histories.some((history) => history.id === id));
}

/** The municipality has requested a correction and not received it yet. */
export function isAdjustable({ status }: Procedure): boolean {
  return status === '2';
}

/** Possible until entered in the register. */
export function isWithdrawable({ status }: Procedure): boolean {
  return status === '1' || status === '2';
}

export async function storeProcedure(
  db: Queries,
  citizenId: string,
  procedure: Omit<Procedure, 'histories'>,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into kana_procedures (id, citizen_id, status, reports, informant, created_at)
     values ($1, $2, $3, $4::text::jsonb, $5::text::jsonb, $6)
     on conflict (id) do update set status = excluded.status, reports = excluded.reports, informant = excluded.informant`,
    [procedure.id, citizenId, procedure.status, json(procedure.reports), json(procedure.informant), now.toISOString()],
  );
}

/** Changes a procedure's status if it is still the one read; false: it was changed meanwhile. */
export async function changeStatus(db: Queries, { id, status }: Procedure, to: ProcedureStatus): Promise<boolean> {
  const changed = await db.query('update kana_procedures set status = $3 where id = $1 and status = $2 returning id', [
    id,
    status,
    to,
  ]);
  return changed.length > 0;
}

/** Stores a submission under its numbers: the arrival number is the day and eight digits. */
export async function storeHistory(
  db: Queries,
  submission: {
    readonly id: string;
    readonly procedureId: string;
    readonly citizenId: string;
    readonly type: ProcedureType;
    readonly now: Date;
    readonly content: unknown;
    readonly differences?: readonly Difference[];
  },
): Promise<Omit<History, 'reportIds'>> {
  const arrivalNumber = await nextNumber(db, submission.now);
  const history = {
    id: submission.id,
    type: submission.type,
    submittedAt: submission.now,
    arrivalNumber,
    applicationNumber: arrivalNumber.slice(8).padStart(10, '0'),
  };
  await db.query(
    `insert into kana_histories (id, procedure_id, citizen_id, type, submitted_at, arrival_number, application_number, content, differences)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb, $9::text::jsonb)`,
    [
      history.id,
      submission.procedureId,
      submission.citizenId,
      history.type,
      submission.now.toISOString(),
      history.arrivalNumber,
      history.applicationNumber,
      json(submission.content),
      json(submission.differences ?? []),
    ],
  );
  return history;
}
