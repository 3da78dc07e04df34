import { randomUUID } from 'node:crypto';
import type { Answers } from '../../../../forms/data-form/answers.ts';
import type { DataForm } from '../../../../forms/data-form/definition.ts';
import { lapseOverdue, moveOn } from '../../../common/agency/move-on.ts';
import { nextNumber } from '../../../common/receipts/next-number.ts';
import { rowsOf, type Statement } from '../../../db/asked-together.ts';
import { json, type Queries } from '../../../db/database.ts';
import type { Handled } from '../../../kernel/portal/agency.ts';
import { handled } from './moves.ts';
import { keyOf, type ProcedurePath } from './procedure-path.ts';

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

export interface Application extends Omit<Handled, 'id'> {
  readonly applyingId: string;
  readonly applicationNumber: string;
  readonly path: ProcedurePath;
  readonly hierarchy: readonly string[];
  readonly procedure: AppliedProcedure;
  readonly receivedAt: Date;
  readonly form: DataForm;
  readonly answers: Answers;
}

const columns = `id as "applyingId", number as "applicationNumber", path, hierarchy, procedure, status, received_at as "receivedAt",
  returned, payment, history, form, answers`;

export const applicationsAsked = (citizenId: string): Statement => ({
  sql: `select ${columns} from nq_applications where citizen_id = $1 order by received_at desc, number desc`,
  values: [citizenId],
  moments: ['receivedAt'],
});

/** The citizen's applications, newest first. Like the two below: those whose deadline has passed have ended. */
export async function applicationsOf(db: Queries, citizenId: string, now: Date): Promise<readonly Application[]> {
  return current(db, now, () => rowsOf<Application>(db, applicationsAsked(citizenId)));
}

/** The citizen's application with this id; null: none. */
export async function findApplication(
  db: Queries,
  citizenId: string,
  applyingId: string,
  now: Date,
): Promise<Application | null> {
  const [application] = await current(db, now, () =>
    db.query<Application>(`select ${columns} from nq_applications where citizen_id = $1 and id = $2`, [
      citizenId,
      applyingId,
    ]),
  );
  return application ?? null;
}

/** The open application for a procedure (received, under examination, returned or to be paid), with a row lock until the transaction ends. */
export async function openApplication(
  db: Queries,
  citizenId: string,
  path: ProcedurePath,
  now: Date,
): Promise<Application | null> {
  const [application] = await current(db, now, () =>
    db.query<Application>(
      `select ${columns} from nq_applications
        where citizen_id = $1 and procedure_key = $2 and status in ('1', '2', '3', '4') for update`,
      [citizenId, keyOf(path)],
    ),
  );
  return application ?? null;
}

async function current(
  db: Queries,
  now: Date,
  read: () => Promise<readonly Application[]>,
): Promise<readonly Application[]> {
  const found = await read();
  const overdue = await lapseOverdue(
    db,
    handled,
    found.map(({ applyingId, ...one }) => ({ ...one, id: applyingId })),
    now,
  );
  return overdue ? read() : found;
}

/** Stores a new application under its number: the day and eight digits. Null: an open one exists for this procedure already. */
export async function storeApplication(
  db: Queries,
  citizenId: string,
  sent: Omit<Application, 'applyingId' | 'applicationNumber' | 'payment'>,
): Promise<Application | null> {
  const applicationNumber = await nextNumber(db, sent.receivedAt);
  const [stored] = await db.query<Application>(
    `insert into nq_applications (id, citizen_id, number, procedure_key, path, hierarchy, procedure, status, received_at, returned,
       history, form, answers)
     values ($1, $2, $3, $4, $5::text::jsonb, $6::text::jsonb, $7::text::jsonb, $8, $9, $10::text::jsonb, $11::text::jsonb,
       $12::text::jsonb, $13::text::jsonb)
     on conflict (citizen_id, procedure_key) where status in ('1', '2', '3', '4') do nothing returning ${columns}`,
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

/** Receives a returned application again after its correction, under the same number. False: it is not returned (any more). */
export async function correctApplication(
  db: Queries,
  { applyingId, status }: Application,
  sent: Pick<Application, 'hierarchy' | 'procedure' | 'form' | 'answers'> & { readonly now: Date },
): Promise<boolean> {
  if (!(await moveOn(db, handled, { id: applyingId, status }, { move: 'correct', now: sent.now }))) return false;
  await db.query(
    `update nq_applications set hierarchy = $2::text::jsonb, procedure = $3::text::jsonb, form = $4::text::jsonb,
       answers = $5::text::jsonb where id = $1`,
    [applyingId, json(sent.hierarchy), json(sent.procedure), json(sent.form), json(sent.answers)],
  );
  return true;
}
