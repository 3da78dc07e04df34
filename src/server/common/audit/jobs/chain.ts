import { chainAudit } from '../../../kernel/audit/chain-audit.ts';
import type { JobKind } from '../../../kernel/jobs/job-kind.ts';

/** Every ten seconds: what was written into the audit log since gets its place in the chain. */
export const job: JobKind = {
  everySeconds: 10,
  outside: true,
  async run({ portal: { database } }) {
    await chainAudit(database);
    return undefined;
  },
};
