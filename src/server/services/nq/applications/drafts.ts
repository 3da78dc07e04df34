import { randomUUID } from 'node:crypto';
import type { Answers } from '../../../../forms/data-form/answers.ts';
import { rowsOf, type Statement } from '../../../db/asked-together.ts';
import { json, type Queries } from '../../../db/database.ts';
import { sealedColumn } from '../../../db/sealed.ts';
import { keyOf, type ProcedurePath } from './procedure-path.ts';

/** An unfinished application. */
export interface Draft {
  readonly id: string;
  readonly path: ProcedurePath;
  /** Serial numbers of the chosen levels. */
  readonly hierarchy: readonly string[];
  readonly procedureName: string;
  readonly revision: number;
  readonly answers: Answers;
  readonly savedAt: Date;
  readonly expiresAt: Date;
}

const columns = `id, path, hierarchy, procedure_name as "procedureName", revision, answers, saved_at as "savedAt", expires_at as "expiresAt"`;

/** Of the citizen. */
const typed = sealedColumn('nq_drafts.answers');

const opened = (db: Queries, citizenId: string, draft: Draft): Draft => ({
  ...draft,
  answers: typed.openJson(db, citizenId, draft.answers),
});

/** The citizen's draft for a procedure, with a row lock until the transaction ends; null: none, or expired. */
export async function findDraft(db: Queries, citizenId: string, path: ProcedurePath, now: Date): Promise<Draft | null> {
  const [draft] = await db.query<Draft>(
    `select ${columns} from nq_drafts where citizen_id = $1 and procedure_key = $2 and expires_at > $3 for update`,
    [citizenId, keyOf(path), now.toISOString()],
  );
  return draft === undefined ? null : opened(db, citizenId, draft);
}

export const draftsAsked = (citizenId: string, now: Date): Statement => ({
  sql: `select ${columns} from nq_drafts where citizen_id = $1 and expires_at > $2 order by saved_at desc, id`,
  values: [citizenId, now.toISOString()],
  moments: ['savedAt', 'expiresAt'],
});

/** The citizen's drafts, most recently saved first. */
export async function draftsOf(db: Queries, citizenId: string, now: Date): Promise<readonly Draft[]> {
  const rows = await rowsOf<Draft>(db, draftsAsked(citizenId, now));
  return rows.map((row) => opened(db, citizenId, row));
}

const changed = `hierarchy = excluded.hierarchy, procedure_name = excluded.procedure_name, revision = excluded.revision,
  answers = excluded.answers, saved_at = excluded.saved_at, expires_at = excluded.expires_at`;

const storing = `insert into nq_drafts (id, citizen_id, procedure_key, path, hierarchy, procedure_name, revision, answers, saved_at, expires_at)
  values ($1, $2, $3, $4::text::jsonb, $5::text::jsonb, $6, $7, $8::text::jsonb, $9, $10)
  on conflict (citizen_id, procedure_key) do update set ${changed}`;

/**
 * Stores a draft, replacing the previous one even if expired. Returns its id. `found`: the one that `findDraft` has locked, whose id it keeps; null = none,
 * and the database says which id it has.
 */
export async function storeDraft(
  db: Queries,
  citizenId: string,
  draft: Omit<Draft, 'id'>,
  found: Draft | null,
): Promise<string> {
  const values = [
    found?.id ?? randomUUID(),
    citizenId,
    keyOf(draft.path),
    json(draft.path),
    json(draft.hierarchy),
    draft.procedureName,
    draft.revision,
    typed.json(db, citizenId, draft.answers),
    draft.savedAt.toISOString(),
    draft.expiresAt.toISOString(),
  ];
  if (found !== null) {
    await db.write(storing, values);
    return found.id;
  }
  const [row] = await db.query<{ id: string }>(`${storing} returning id`, values);
  return row?.id ?? '';
}

/** Deletes a draft with its files, including those sent for it and never saved. False: the citizen has none with this id. */
export async function deleteDraft(db: Queries, citizenId: string, draftId: string): Promise<boolean> {
  const [deleted] = await db.query<{ key: string }>(
    'delete from nq_drafts where citizen_id = $1 and id = $2 returning procedure_key as key',
    [citizenId, draftId],
  );
  if (deleted === undefined) return false;
  await db.query(
    `delete from nq_attachments
      where citizen_id = $1 and procedure_key = $2 and draft_id is null and application_id is null`,
    [citizenId, deleted.key],
  );
  return true;
}
