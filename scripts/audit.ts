/**
 * `npm run audit -- verify [PLACE:HASH]`: is the audit log as it was written (with the place and hash that it said another time)? `npm run audit -- about
 * NUMBER`: what happened to the filing of that number. In the database that the environment names (`DATABASE_URL` or `MADOGUCHI_DATA`).
 */
import { readContracts } from '../src/server/kernel/contract/contracts.ts';
import { databaseConfig } from '../src/server/kernel/portal/config.ts';
import { openPortalDatabase } from '../src/server/open-portal-database.ts';
import { auditCommand, auditTaskOf } from './audit/audit-command.ts';
import { readOptions } from './read-options.ts';

const usage = 'npm run audit -- verify [控え] | about 受付番号';
const { positionals } = readOptions({ allowPositionals: true }, usage);
const task = auditTaskOf(positionals);
if (task === null) {
  console.error(`書き方が違います。\n  ${usage}`);
  process.exit(2);
}
try {
  const { calls } = await readContracts(new URL('../catalog/', import.meta.url));
  const titles = new Map(calls.map(({ entry }) => [entry.call, entry.title ?? '']));
  const database = await openPortalDatabase({ ...databaseConfig(process.env), says: console.error });
  const { isDone, says } = await auditCommand(database, task, titles).finally(() => database.close());
  if (isDone) console.log(says);
  else console.error(says);
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
