import { rowsOf, type Statement } from '../../db/asked-together.ts';
import type { Queries } from '../../db/database.ts';
import { sealedColumn } from '../../db/sealed.ts';
import type { Contact, ProcedureType, ReportEdit, Withdrawal } from './report.ts';

/** A citizen's input in their unfinished procedure. */
export interface Draft {
  readonly type: ProcedureType;
  readonly revision: number;
  /** Procedure being corrected or withdrawn; null for a new notification. */
  readonly procedureId: string | null;
  /** Request being answered; null without one. */
  readonly documentId: string | null;
  readonly edits: { readonly [reportId: string]: ReportEdit };
  readonly informant: Contact;
  readonly withdrawal: Withdrawal;
  readonly expiresAt: Date;
}

/** True when something was saved after the draft was begun. */
export function hasInput({ revision }: Draft): boolean {
  return revision > 1;
}

/** Columns of a draft, of an earlier input too. */
export const draftColumns = `type, revision, procedure_id as "procedureId", document_id as "documentId", edits, informant, withdrawal,
            expires_at as "expiresAt"`;

/** Shared with earlier inputs: a draft becomes one as it is. Of the citizen. */
const edits = sealedColumn('kana_inputs.edits');
const informant = sealedColumn('kana_inputs.informant');
const withdrawal = sealedColumn('kana_inputs.withdrawal');

/** What was read as `draftColumns`. */
export function openInput(db: Queries, citizenId: string, row: Draft): Draft {
  return {
    ...row,
    edits: edits.openJson(db, citizenId, row.edits),
    informant: informant.openJson(db, citizenId, row.informant),
    withdrawal: withdrawal.openJson(db, citizenId, row.withdrawal),
  };
}

export const draftAsked = (citizenId: string, now: Date): Statement => ({
  sql: `select ${draftColumns}
       from kana_drafts where citizen_id = $1 and expires_at > $2 for update`,
  values: [citizenId, now.toISOString()],
  moments: ['expiresAt'],
});

/** The citizen's draft, with a row lock until the transaction ends; null: none, or expired. */
export async function findDraft(db: Queries, citizenId: string, now: Date): Promise<Draft | null> {
  const [row] = await rowsOf<Draft>(db, draftAsked(citizenId, now));
  return row === undefined ? null : openInput(db, citizenId, row);
}

/** The draft was loaded by this session. */
export async function markUsed(db: Queries, citizenId: string, sessionId: string): Promise<void> {
  await db.query('update kana_drafts set session_id = $2 where citizen_id = $1', [citizenId, sessionId]);
}

export const elsewhereAsked = (citizenId: string, sessionId: string, now: Date): Statement => ({
  sql: `select 1 as found from kana_drafts d join sessions s on s.id = d.session_id and s.citizen_id = d.citizen_id
      where d.citizen_id = $1 and s.id <> $2 and not s.ended and s.expires_at > $3`,
  values: [citizenId, sessionId, now.toISOString()],
});

/** True when the session that loaded or saved the draft last is another one, and still open: somebody may be typing on another device. */
export async function isUsedElsewhere(db: Queries, citizenId: string, sessionId: string, now: Date): Promise<boolean> {
  return (await rowsOf(db, elsewhereAsked(citizenId, sessionId, now))).length > 0;
}

/** Stores a draft that this session works on, replacing the previous one. */
export async function storeDraft(
  db: Queries,
  { citizenId, sessionId }: { readonly citizenId: string; readonly sessionId: string | null },
  draft: Draft,
): Promise<void> {
  await db.query(
    `insert into kana_drafts (citizen_id, type, revision, procedure_id, document_id, edits, informant, withdrawal, expires_at, session_id)
     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7::text::jsonb, $8::text::jsonb, $9, $10)
     on conflict (citizen_id) do update set type = excluded.type, revision = excluded.revision,
       procedure_id = excluded.procedure_id, document_id = excluded.document_id, edits = excluded.edits,
       informant = excluded.informant, withdrawal = excluded.withdrawal, expires_at = excluded.expires_at,
       session_id = excluded.session_id`,
    [
      citizenId,
      draft.type,
      draft.revision,
      draft.procedureId,
      draft.documentId,
      edits.json(db, citizenId, draft.edits),
      informant.json(db, citizenId, draft.informant),
      withdrawal.json(db, citizenId, draft.withdrawal),
      draft.expiresAt.toISOString(),
      sessionId,
    ],
  );
}

export async function deleteDraft(db: Queries, citizenId: string): Promise<void> {
  await db.query('delete from kana_drafts where citizen_id = $1', [citizenId]);
}
