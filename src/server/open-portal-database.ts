import { checkKeys } from './db/check-keys.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { beginAuditKey } from './kernel/audit/audit-keys.ts';
import { discoverJobs } from './kernel/jobs/discover-jobs.ts';
import { watchTables } from './kernel/jobs/plan-jobs.ts';
import { checkRetention } from './kernel/portal/check-retention.ts';
import { findModules } from './modules.ts';
import { portalMigrations } from './portal-migrations.ts';

/** The database, migrated and filled with the rows shipped with the services. Throws where a module's migration or retention is wrong, or a key. */
export async function openPortalDatabase(where: Parameters<typeof openDatabase>[0]): Promise<Database> {
  // Keys of its own: what is known of them is known of this database.
  const keys = where.keys && { ...where.keys };
  const database = await openDatabase({ ...where, ...(keys && { keys }) }, await portalMigrations());
  if (keys !== undefined)
    await checkKeys(database)
      .then(() => beginAuditKey(database))
      .catch(async (error: Error) => {
        await database.close();
        throw error;
      });
  const modules = await findModules();
  await watchTables(database, await discoverJobs(modules));
  for (const { name, fill, retention } of modules) {
    await fill?.(database);
    if (retention !== undefined) await checkRetention(database, name, retention);
  }
  return database;
}
