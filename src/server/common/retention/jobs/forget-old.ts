import type { JobKind } from '../../../kernel/jobs/job-kind.ts';
import { forgetOld } from '../../../kernel/portal/forget-old.ts';

/** Every hour: what the kernel and every module no longer retain is deleted. Throws, naming the tables that could not be cleared. */
export const job: JobKind = {
  everySeconds: 3600,
  outside: true,
  async run({ portal: { database, sandbox, retentions }, now }) {
    const failures = await forgetOld(database, { now, sandbox, retentions });
    if (failures.length === 0) return undefined;
    const code = failures.map(({ table, code }) => `${table} ${code}`).join(', ');
    throw Object.assign(new Error('tables not cleared'), { code });
  },
};
