import { randomUUID } from 'node:crypto';
import type { Answers } from '../../../../forms/data-form/answers.ts';
import type { DataForm } from '../../../../forms/data-form/definition.ts';
import { json, type Queries } from '../../../db/database.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { keyOf, type ProcedurePath } from './procedure-path.ts';

/** 1 received, 2 under examination, 3 returned, 5 finished, 6 rejected (code list nqApplicationState). */
export type ApplicationStatus = '1' | '2' | '3' | '5' | '6';

/** Same as the statuses; 8: received again after a correction (code list nqApplicationEvent). */
export type ApplicationEvent = ApplicationStatus | '8';

export interface HistoryEntry {
  /** ISO 8601. */
  readonly at: string;
  readonly event: ApplicationEvent;
  /** The agency's words; empty = none. */
  readonly note: string;
}

/** The procedure's details at the time of application. */
export interface AppliedProcedure {
  readonly qualificationName: string;
  readonly name: string;
  readonly agencyName: string;
  readonly agencyPhone: string;
  readonly agencyHours: string;
  readonly days: number;
  readonly fee: string;
}

export interface Application {
  readonly applyingId: string;
  readonly applicationNumber: string;
  readonly path: ProcedurePath;
  readonly hierarchy: readonly string[];
  readonly procedure: AppliedProcedure;
  readonly status: ApplicationStatus;
  readonly receivedAt: Date;
  /** Reason for the return and due date for the correction (`YYYYMMDD`, empty = any time); null = not returned. */
  readonly returned: { readonly reason: string; readonly dueDate: string } | null;
  /** Oldest first. */
  readonly history: readonly HistoryEntry[];
  readonly form: DataForm;
  readonly answers: Answers;
}

const columns = `id as "applyingId", number as "applicationNumber", path, hierarchy, procedure, status, received_at as "receivedAt",
  returned, history, form, answers`;

/** The citizen's applications, newest first. */
export async function applicationsOf(db: Queries, citizenId: string): Promise<readonly Application[]> {
  return db.query<Application>(
    `select ${columns} from nq_applications where citizen_id = $1 order by received_at desc, number desc`,
    [citizenId],
  );
}

/** The citizen's application with this id; null: none. */
export async function findApplication(db: Queries, citizenId: string, applyingId: string): Promise<Application | null> {
  const [application] = await db.query<Application>(
    `select ${columns} from nq_applications where citizen_id = $1 and id = $2`,
    [citizenId, applyingId],
  );
  return application ?? null;
}

/** The open application for a procedure (received, under examination or returned), with a row lock until the transaction ends. */
export async function openApplication(
  db: Queries,
  citizenId: string,
  path: ProcedurePath,
): Promise<Application | null> {
  const [application] = await db.query<Application>(
    `select ${columns} from nq_applications
      where citizen_id = $1 and procedure_key = $2 and status in ('1', '2', '3') for update`,
    [citizenId, keyOf(path)],
  );
  return application ?? null;
}

/** Stores a new application under its number: the day and eight digits. Null: an open one exists for this procedure already. */
export async function storeApplication(
  db: Queries,
  citizenId: string,
  sent: Omit<Application, 'applyingId' | 'applicationNumber'>,
): Promise<Application | null> {
  const [row] = await db.query<{ number: string }>(`select nextval('nq_application_numbers')::text as number`);
  const applicationNumber = `${japanDate(sent.receivedAt)}${(row?.number ?? '').padStart(8, '0')}`;
  const [stored] = await db.query<Application>(
    `insert into nq_applications (id, citizen_id, number, procedure_key, path, hierarchy, procedure, status, received_at, returned,
       history, form, answers)
     values ($1, $2, $3, $4, $5::text::jsonb, $6::text::jsonb, $7::text::jsonb, $8, $9, $10::text::jsonb, $11::text::jsonb,
       $12::text::jsonb, $13::text::jsonb)
     on conflict (citizen_id, procedure_key) where status in ('1', '2', '3') do nothing returning ${columns}`,
    [
      randomUUID(),
      citizenId,
      applicationNumber,
      keyOf(sent.path),
      json(sent.path),
      json(sent.hierarchy),
      json(sent.procedure),
      sent.status,
      sent.receivedAt.toISOString(),
      sent.returned && json(sent.returned),
      json(sent.history),
      json(sent.form),
      json(sent.answers),
    ],
  );
  return stored ?? null;
}

/** Receives a returned application again after its correction, under the same number. */
export async function correctApplication(
  db: Queries,
  { applyingId, history }: Application,
  sent: Pick<Application, 'hierarchy' | 'procedure' | 'form' | 'answers'> & { readonly now: Date },
): Promise<void> {
  const entry: HistoryEntry = { at: sent.now.toISOString(), event: '8', note: '' };
  await db.query(
    `update nq_applications set status = '1', returned = null, hierarchy = $2::text::jsonb, procedure = $3::text::jsonb,
       form = $4::text::jsonb, answers = $5::text::jsonb, history = $6::text::jsonb
     where id = $1`,
    [
      applyingId,
      json(sent.hierarchy),
      json(sent.procedure),
      json(sent.form),
      json(sent.answers),
      json([...history, entry]),
    ],
  );
}
