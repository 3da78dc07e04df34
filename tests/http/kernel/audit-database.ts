import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';
import type { AuditEntry } from '../../../src/server/kernel/audit/audit-entry.ts';
import { keepAudit } from '../../../src/server/kernel/audit/keep-audit.ts';
import { type Noted, verifyAudit } from '../../../src/server/kernel/audit/verify-audit.ts';
import { type DatabaseKind, openTestDatabase } from '../test-database.ts';

/** The first of a run makes the tables. */
const startLimitMs = 120_000;

export const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  at: new Date(),
  kind: 'filing',
  call: 'someSubmit',
  actor: 'citizen',
  subject: 'citizen-1',
  number: '2026112400000001',
  follows: null,
  requestId: 'a3f0c1d2-e4b5-4687-8695-a4b3c2d1e0f9',
  ...changes,
});

/** Call inside a `describe`: a database of its own, with an empty audit log before each test. */
export function auditOn(kind: DatabaseKind) {
  let opened: Database | null = null;
  let remove = async () => {};
  const database = (): Database => {
    if (opened === null) throw new Error('The database is there only inside tests.');
    return opened;
  };
  beforeAll(async () => {
    ({ database: opened, remove } = await openTestDatabase(kind));
  }, startLimitMs);
  afterAll(async () => {
    await database().close();
    await remove();
  }, startLimitMs);

  /** As who owns the database can: past the triggers. */
  const byHand = async (sql: string, values: readonly unknown[] = []) => {
    const triggers = async (to: 'disable' | 'enable') => {
      for (const table of ['audit_log', 'audit_chain'])
        await database().script(`alter table ${table} ${to} trigger user`);
    };
    await triggers('disable');
    await database().query(sql, values);
    await triggers('enable');
  };
  beforeEach(async () => {
    await byHand('delete from audit_log');
    await byHand(`update audit_chain set base = 0, base_hash = '', head = 0, head_hash = ''`);
  });
  return {
    database,
    byHand,
    keep: (...entries: readonly AuditEntry[]) => database().transaction((db) => keepAudit(db, entries)),
    verdict: (noted?: Noted) => verifyAudit(database(), noted),
    async places() {
      const rows = await database().query<{ place: string | null }>(
        'select place::text from audit_log order by audit_log.place',
      );
      return rows.map(({ place }) => place);
    },
  };
}
