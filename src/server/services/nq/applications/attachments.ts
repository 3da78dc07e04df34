import { randomUUID } from 'node:crypto';
import type { Attachment, AttachmentType } from '../../../../forms/attachment.ts';
import type { Queries } from '../../../db/database.ts';
import { sealedColumn } from '../../../db/sealed.ts';
import { keyOf, type ProcedurePath } from './procedure-path.ts';

/** A file as stored. */
export interface StoredAttachment extends Attachment {
  readonly draftId: string | null;
  readonly applicationId: string | null;
}

const columns = `id as "attachmentId", name, type, bytes, draft_id as "draftId", application_id as "applicationId"`;

/** Of the citizen. */
const sealedContent = sealedColumn('nq_attachments.content');

/** Stores a file sent for a procedure, not attached to anything yet. `content` in Base64. */
export async function storeAttachment(
  db: Queries,
  citizenId: string,
  path: ProcedurePath,
  file: { readonly name: string; readonly type: AttachmentType; readonly bytes: number; readonly content: string },
  now: Date,
): Promise<Attachment> {
  const attachmentId = randomUUID();
  const content = sealedContent.bytes(db, citizenId, Buffer.from(file.content, 'base64')).toString('base64');
  await db.query(
    `insert into nq_attachments (id, citizen_id, procedure_key, name, type, bytes, content, created_at)
     values ($1, $2, $3, $4, $5, $6, decode($7, 'base64'), $8)`,
    [attachmentId, citizenId, keyOf(path), file.name, file.type, file.bytes, content, now.toISOString()],
  );
  return { attachmentId, name: file.name, bytes: file.bytes, type: file.type };
}

/** Those of these files that belong to the citizen. */
export async function attachmentsOf(
  db: Queries,
  citizenId: string,
  ids: readonly string[],
): Promise<readonly StoredAttachment[]> {
  if (ids.length === 0) return [];
  const places = ids.map((_, index) => `$${index + 2}`).join(', ');
  return db.query<StoredAttachment>(
    `select ${columns} from nq_attachments where citizen_id = $1 and id in (${places})`,
    [citizenId, ...ids],
  );
}

/** A citizen's file with its content in Base64; null: none with this id. */
export async function readAttachment(
  db: Queries,
  citizenId: string,
  id: string,
): Promise<(StoredAttachment & { readonly content: string }) | null> {
  const [file] = await db.query<StoredAttachment & { content: string }>(
    `select ${columns}, encode(content, 'base64') as content from nq_attachments where citizen_id = $1 and id = $2`,
    [citizenId, id],
  );
  if (file === undefined) return null;
  const content = sealedContent.openBytes(db, citizenId, Buffer.from(file.content, 'base64'));
  return { ...file, content: content.toString('base64') };
}

/** What is attached to an application of the citizen, in the order in which it was sent. */
export function attachmentsOfApplication(
  db: Queries,
  citizenId: string,
  applicationId: string,
): Promise<readonly StoredAttachment[]> {
  return db.query<StoredAttachment>(
    `select ${columns} from nq_attachments where citizen_id = $1 and application_id = $2 order by created_at, id`,
    [citizenId, applicationId],
  );
}

/** Number of files the citizen has sent for a procedure and not removed, whether attached to its draft or to nothing. */
export async function countAttachments(db: Queries, citizenId: string, path: ProcedurePath): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from nq_attachments
      where citizen_id = $1 and procedure_key = $2 and application_id is null and not unwanted`,
    [citizenId, keyOf(path)],
  );
  return row?.count ?? 0;
}

/** Deletes an unattached file; an attached one is marked unwanted and deleted when its draft is saved without it. */
export async function dropAttachment(db: Queries, citizenId: string, id: string): Promise<void> {
  await db.query(
    'delete from nq_attachments where citizen_id = $1 and id = $2 and draft_id is null and application_id is null',
    [citizenId, id],
  );
  await db.query('update nq_attachments set unwanted = true where citizen_id = $1 and id = $2', [citizenId, id]);
}

/**
 * Attaches exactly these files to a draft. Its other files are deleted if marked unwanted, otherwise detached as of `now`, since a question
 * hidden at the moment may be shown again. Files of an application stay with it.
 */
export async function tieToDraft(
  db: Queries,
  citizenId: string,
  draftId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const kept = ids.length === 0 ? "''" : ids.map((_, index) => `$${index + 3}`).join(', ');
  const others = `citizen_id = $1 and draft_id = $2 and application_id is null and id not in (${kept})`;
  // No row is in two of them.
  await db.write(
    `with gone as (delete from nq_attachments where ${others} and unwanted),
       freed as (update nq_attachments set draft_id = null, created_at = $${ids.length + 3} where ${others} and not unwanted)
     update nq_attachments set draft_id = $2, unwanted = false
      where citizen_id = $1 and application_id is null and id in (${kept})`,
    [citizenId, draftId, ...ids, now.toISOString()],
  );
}

/** Attaches exactly these files to an application and detaches them from any draft; its other files are deleted. */
export async function tieToApplication(
  db: Queries,
  citizenId: string,
  applicationId: string,
  ids: readonly string[],
): Promise<void> {
  const kept = ids.length === 0 ? "''" : ids.map((_, index) => `$${index + 3}`).join(', ');
  await db.write(`delete from nq_attachments where citizen_id = $1 and application_id = $2 and id not in (${kept})`, [
    citizenId,
    applicationId,
    ...ids,
  ]);
  await db.write(
    `update nq_attachments set application_id = $2, draft_id = null where citizen_id = $1 and id in (${kept})`,
    [citizenId, applicationId, ...ids],
  );
}
