import type { Database } from '../../../src/server/db/database.ts';
import { chainAudit } from '../../../src/server/kernel/audit/chain-audit.ts';
import { type Verdict, verifyAudit } from '../../../src/server/kernel/audit/verify-audit.ts';

export interface AuditedRow {
  readonly kind: string;
  readonly call: string;
  readonly actor: string;
  readonly subject: string | null;
  readonly number: string | null;
  readonly follows: string | null;
  readonly requestId: string | null;
}

/** What the work adds to the audit log, in order. */
export async function auditedBy(database: Database, work: () => Promise<unknown>): Promise<readonly AuditedRow[]> {
  const [before] = await database.query<{ id: string }>('select coalesce(max(id), 0)::text as id from audit_log');
  await work();
  return database.query<AuditedRow>(
    `select kind, call, actor, subject, number, follows, request_id as "requestId" from audit_log
      where id > $1::bigint order by audit_log.id`,
    [before?.id],
  );
}

/** Gives every row its place, and looks through all. */
export async function verified(database: Database): Promise<Verdict> {
  await chainAudit(database);
  return verifyAudit(database);
}
