import type { Database } from './db/database.ts';
import { type ForgetFailure, type ForgetOptions, forgetOld } from './kernel/portal/forget-old.ts';
import { findModules, membersOf } from './modules.ts';

/** Deletes what the kernel and every module no longer retain; see `forgetOld`. */
export async function forgetOldRecords(
  database: Database,
  options: Omit<ForgetOptions, 'retentions'>,
): Promise<readonly ForgetFailure[]> {
  return forgetOld(database, { ...options, retentions: membersOf(await findModules(), 'retention') });
}
