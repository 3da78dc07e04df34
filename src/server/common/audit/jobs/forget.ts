import { forgetAudit } from '../../../kernel/audit/forget-audit.ts';
import type { JobKind } from '../../../kernel/jobs/job-kind.ts';

/** Every day: what is older than the audit log is kept is forgotten, from its beginning. */
export const job: JobKind = {
  everySeconds: 86_400,
  outside: true,
  async run({ portal: { database } }) {
    await forgetAudit(database);
    return undefined;
  },
};
