import { json, type Queries } from '../../db/database.ts';
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

/** The citizen's draft, with a row lock until the transaction ends; null: none, or expired. */
export async function findDraft(db: Queries, citizenId: string, now: Date): Promise<Draft | null> {
  const [row] = await db.query<Draft>(
    `select type, revision, procedure_id as "procedureId", document_id as "documentId", edits, informant, withdrawal,
            expires_at as "expiresAt"
       from kana_drafts where citizen_id = $1 and expires_at > $2 for update`,
    [citizenId, now.toISOString()],
  );
  return row ?? null;
}

/** Stores a draft, replacing the previous one. */
export async function storeDraft(db: Queries, citizenId: string, draft: Draft): Promise<void> {
  await db.query(
    `insert into kana_drafts (citizen_id, type, revision, procedure_id, document_id, edits, informant, withdrawal, expires_at)
     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7::text::jsonb, $8::text::jsonb, $9)
     on conflict (citizen_id) do update set type = excluded.type, revision = excluded.revision,
       procedure_id = excluded.procedure_id, document_id = excluded.document_id, edits = excluded.edits,
       informant = excluded.informant, withdrawal = excluded.withdrawal, expires_at = excluded.expires_at`,
    [
      citizenId,
      draft.type,
      draft.revision,
      draft.procedureId,
      draft.documentId,
      json(draft.edits),
      json(draft.informant),
      json(draft.withdrawal),
      draft.expiresAt.toISOString(),
    ],
  );
}

export async function deleteDraft(db: Queries, citizenId: string): Promise<void> {
  await db.query('delete from kana_drafts where citizen_id = $1', [citizenId]);
}
