import type { Database } from '../src/server/db/database.ts';
import { keysBeside } from '../src/server/db/kept-keys.ts';
import { sealingConfig } from '../src/server/kernel/portal/config.ts';
import { openPortalDatabase } from '../src/server/open-portal-database.ts';

interface Done {
  readonly isDone: boolean;
  /** For who asked, in Japanese. */
  readonly says: string;
}

/** A command on the database that the environment names (`DATABASE_URL` or `MADOGUCHI_DATA`): says what came of it, with exit code 0 or 1. `task` null: it was written wrongly, 2. With the keys of its portal: what is done is written into the audit log. */
export async function onPortalDatabase<Task>(
  task: Task | null,
  usage: string,
  work: (database: Database, task: Task) => Promise<Done>,
): Promise<void> {
  if (task === null) {
    console.error(`書き方が違います。\n  ${usage}`);
    process.exit(2);
  }
  try {
    const { keys: given, ...where } = sealingConfig(process.env);
    const keys = given ?? (await keysBeside(where.dataFolder));
    const database = await openPortalDatabase({ ...where, keys, says: console.error });
    const { isDone, says } = await work(database, task).finally(() => database.close());
    if (isDone) console.log(says);
    else console.error(says);
    process.exitCode = isDone ? 0 : 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
