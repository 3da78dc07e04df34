import { json, type Queries } from '../../db/database.ts';
import { type AuditEntry, contentHash } from './audit-entry.ts';
import { auditKeysOf } from './audit-keys.ts';

/**
 * Writes into the audit log, in the transaction of what was done: neither is there without the other. Waits for nobody; the place comes later. What
 * waits for whom it is about is counted anew on all their devices, whoever has done it.
 */
export async function keepAudit(db: Queries, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const { signing } = auditKeysOf(db);
  const rows = entries.map((entry) => ({ ...entry, hash: contentHash(entry, signing) }));
  await db.write(
    `with counted as (
       update sessions set counts = null
        where counts is not null
          -- An array is looked for by the index: of a set, PostgreSQL expects a hundred, and reads every session.
          and citizen_id = any (array(select kept.subject from jsonb_to_recordset($1::text::jsonb) as kept (subject text))))
     insert into audit_log (at, kind, call, actor, subject, number, follows, request_id, content_hash)
     select at, kind, call, actor, subject, number, follows, "requestId", hash
       from jsonb_to_recordset($1::text::jsonb) as kept
         (at timestamptz, kind text, call text, actor text, subject text, number text, follows text, "requestId" text, hash text)`,
    [json(rows)],
  );
}
