import type { Database } from './database.ts';
import { type KeyRing, noKeys } from './key-ring.ts';
import { type DatabaseLimits, usualLimits } from './limits.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { waitForPostgres } from './wait-for-postgres.ts';

/** PostgreSQL when a URL is given, otherwise the embedded database in the data folder; migrated. */
export async function openDatabase(
  options: {
    readonly databaseUrl: string | null;
    /** Ignored when a URL is given. */
    readonly dataFolder: string;
    /** Default none: nothing that is sealed can be read. */
    readonly keys?: KeyRing;
    /** How long to wait for a PostgreSQL that does not answer yet. Default 0. */
    readonly databaseWaitSeconds?: number;
    /** Is told that it waits. */
    readonly says?: (line: string) => void;
    /** Of a PostgreSQL. */
    readonly databaseLimits?: DatabaseLimits;
  },
  migrations: readonly Migration[],
): Promise<Database> {
  const {
    databaseUrl,
    dataFolder,
    databaseWaitSeconds = 0,
    says = () => {},
    databaseLimits = usualLimits,
    keys = noKeys,
  } = options;
  if (databaseUrl !== null) await waitForPostgres(databaseUrl, databaseWaitSeconds, says);
  const database =
    databaseUrl === null ? await openPglite(dataFolder, keys) : await openPostgres(databaseUrl, databaseLimits, keys);
  await migrate(database, migrations);
  return database;
}
