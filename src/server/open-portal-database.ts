import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { findModules } from './modules.ts';
import { portalMigrations } from './portal-migrations.ts';

/** The database, migrated and filled with the rows shipped with the services. */
export async function openPortalDatabase(where: Parameters<typeof openDatabase>[0]): Promise<Database> {
  const database = await openDatabase(where, await portalMigrations());
  for (const { fill } of await findModules()) await fill?.(database);
  return database;
}
