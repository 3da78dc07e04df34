import type { Database } from './database.ts';
import { type Migration, migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** PostgreSQL when a URL is given, otherwise the embedded database in the data folder; migrated. */
export async function openDatabase(
  options: {
    readonly databaseUrl: string | null;
    /** Ignored when a URL is given. */
    readonly dataFolder: string;
  },
  migrations: readonly Migration[],
): Promise<Database> {
  const database =
    options.databaseUrl === null ? await openPglite(options.dataFolder) : await openPostgres(options.databaseUrl);
  await migrate(database, migrations);
  return database;
}
