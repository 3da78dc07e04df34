import type { Database } from '../src/server/db/database.ts';
import type { KeyRing } from '../src/server/db/key-ring.ts';
import { databaseConfig } from '../src/server/kernel/portal/config.ts';
import { openPortalDatabase } from '../src/server/open-portal-database.ts';

interface Done {
  readonly isDone: boolean;
  /** For who asked, in Japanese. */
  readonly says: string;
}

/** A command on the database that the environment names (`DATABASE_URL` or `MADOGUCHI_DATA`): says what came of it, with exit code 0 or 1. `task` null: it was written wrongly, 2. `keysOf`: where what is sealed is read. */
export async function onPortalDatabase<Task>(
  task: Task | null,
  usage: string,
  work: (database: Database, task: Task) => Promise<Done>,
  keysOf?: () => Promise<KeyRing>,
): Promise<void> {
  if (task === null) {
    console.error(`書き方が違います。\n  ${usage}`);
    process.exit(2);
  }
  try {
    const keys = await keysOf?.();
    const where = { ...databaseConfig(process.env), says: console.error, ...(keys && { keys }) };
    const database = await openPortalDatabase(where);
    const { isDone, says } = await work(database, task).finally(() => database.close());
    if (isDone) console.log(says);
    else console.error(says);
    process.exitCode = isDone ? 0 : 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
