import type { Database } from '../../src/server/db/database.ts';
import { type ForgetFailure, type ForgetOptions, forgetOld } from '../../src/server/kernel/portal/forget-old.ts';
import { findModules, membersOf } from '../../src/server/modules.ts';

/** What the job `retention/forget-old` does, at any time; see `forgetOld`. */
export async function forgetOldRecords(
  database: Database,
  options: Omit<ForgetOptions, 'retentions'>,
): Promise<readonly ForgetFailure[]> {
  return forgetOld(database, { ...options, retentions: membersOf(await findModules(), 'retention') });
}
