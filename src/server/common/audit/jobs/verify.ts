import { verifyAudit } from '../../../kernel/audit/verify-audit.ts';
import type { JobKind } from '../../../kernel/jobs/job-kind.ts';

/** Every day: the whole audit log is looked through. Throws, and so stays among the jobs that fail, when it is not as it was written. */
export const job: JobKind = {
  everySeconds: 86_400,
  outside: true,
  async run({ portal: { database } }) {
    const verdict = await verifyAudit(database);
    if (verdict.isIntact) return undefined;
    throw Object.assign(new Error('the audit log is not as it was written'), { code: `audit-${verdict.fault}` });
  },
};
