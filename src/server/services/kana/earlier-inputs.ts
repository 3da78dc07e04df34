import { rowsOf, type Statement } from '../../db/asked-together.ts';
import type { Queries } from '../../db/database.ts';
import { type Draft, deleteDraft, draftColumns, openInput } from './drafts.ts';

const columns = 'id, type, revision, procedure_id, document_id, edits, informant, withdrawal, expires_at';

/** What tells one input from another: the kind of procedure, and the request or procedure that it is about. */
export interface InputKey {
  readonly type: Draft['type'];
  readonly subject: string;
}

export function keyOf({ type, documentId, procedureId }: Omit<Draft, 'revision'>): InputKey {
  return { type, subject: documentId ?? procedureId ?? '' };
}

export function isSameInput(one: InputKey, other: InputKey): boolean {
  return one.type === other.type && one.subject === other.subject;
}

export const earlierInputsAsked = (citizenId: string, now: Date): Statement => ({
  sql: `select ${draftColumns} from kana_earlier_inputs
      where citizen_id = $1 and expires_at > $2 order by expires_at desc, type, subject`,
  values: [citizenId, now.toISOString()],
  moments: ['expiresAt'],
});

/** The inputs kept from temporary sessions that have ended, the one that is kept longest first. */
export async function earlierInputs(db: Queries, citizenId: string, now: Date): Promise<readonly Draft[]> {
  const rows = await rowsOf<Draft>(db, earlierInputsAsked(citizenId, now));
  return rows.map((row) => openInput(db, citizenId, row));
}

export async function findEarlierInput(
  db: Queries,
  citizenId: string,
  key: InputKey,
  now: Date,
): Promise<Draft | null> {
  return (await earlierInputs(db, citizenId, now)).find((earlier) => isSameInput(keyOf(earlier), key)) ?? null;
}

/** Until the transaction ends, nobody else moves this citizen's inputs. */
export async function lockInputs(db: Queries, citizenId: string): Promise<void> {
  await db.write('select id from citizens where id = $1 for no key update', [citizenId]);
}

/** Ends the temporary session. What was saved under it is kept, as an earlier input, until the day that was promised. */
export async function endDraft(db: Queries, citizenId: string): Promise<void> {
  await db.query(
    `insert into kana_earlier_inputs (citizen_id, subject, ${columns})
     select citizen_id, coalesce(document_id, procedure_id, ''), ${columns} from kana_drafts where citizen_id = $1 and revision > 1
     on conflict (citizen_id, type, subject) do update set id = excluded.id, revision = excluded.revision, edits = excluded.edits,
       informant = excluded.informant, withdrawal = excluded.withdrawal, expires_at = excluded.expires_at`,
    [citizenId],
  );
  await deleteDraft(db, citizenId);
}

/** Begins a temporary session with an earlier input. Its revision stays: nothing in it has changed. */
export async function takeUp(db: Queries, citizenId: string, sessionId: string, key: InputKey): Promise<void> {
  await endDraft(db, citizenId);
  await db.query(
    `insert into kana_drafts (citizen_id, session_id, ${columns})
     select citizen_id, $4, ${columns} from kana_earlier_inputs where citizen_id = $1 and type = $2 and subject = $3`,
    [citizenId, key.type, key.subject, sessionId],
  );
  await forgetEarlierInput(db, citizenId, key);
}

/** Removes it: started over, submitted, or taken up again. */
export async function forgetEarlierInput(db: Queries, citizenId: string, { type, subject }: InputKey): Promise<void> {
  await db.query('delete from kana_earlier_inputs where citizen_id = $1 and type = $2 and subject = $3', [
    citizenId,
    type,
    subject,
  ]);
}
