import type { Database } from './database.ts';
import { type DatabaseLimits, usualLimits } from './limits.ts';
import { type Migration, migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { waitForPostgres } from './wait-for-postgres.ts';

/** PostgreSQL when a URL is given, otherwise the embedded database in the data folder; migrated. */
export async function openDatabase(
  options: {
    readonly databaseUrl: string | null;
    /** Ignored when a URL is given. */
    readonly dataFolder: string;
    /** How long to wait for a PostgreSQL that does not answer yet. Default 0. */
    readonly databaseWaitSeconds?: number;
    /** Is told that it waits. */
    readonly says?: (line: string) => void;
    /** Of a PostgreSQL. */
    readonly databaseLimits?: DatabaseLimits;
  },
  migrations: readonly Migration[],
): Promise<Database> {
  const { databaseUrl, dataFolder, databaseWaitSeconds = 0, says = () => {}, databaseLimits = usualLimits } = options;
  if (databaseUrl !== null) await waitForPostgres(databaseUrl, databaseWaitSeconds, says);
  const database =
    databaseUrl === null ? await openPglite(dataFolder) : await openPostgres(databaseUrl, databaseLimits);
  await migrate(database, migrations);
  return database;
}
