import { resealOld } from '../../../db/reseal.ts';
import type { JobKind } from '../../../kernel/jobs/job-kind.ts';

/** Every day, and at the first start after an upgrade: what an older key sealed, or nobody did, is sealed with the first key. Throws, naming the columns with values that no key opens. */
export const job: JobKind = {
  everySeconds: 86_400,
  outside: true,
  async run({ portal: { database, stored } }) {
    const { failed } = await resealOld(database, stored);
    if (failed.length === 0) return undefined;
    throw Object.assign(new Error('values not opened'), { code: failed.join(', ') });
  },
};
