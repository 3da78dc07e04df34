/**
 * `npm run audit -- verify [PLACE:HASH]`: is the audit log as it was written (with the place and hash that it said another time)? `npm run audit -- about
 * NUMBER`: what happened to the filing of that number. In the database that the environment names (`DATABASE_URL` or `MADOGUCHI_DATA`).
 */
import { readContracts } from '../src/server/kernel/contract/contracts.ts';
import { auditCommand, auditTaskOf } from './audit/audit-command.ts';
import { onPortalDatabase } from './on-portal-database.ts';
import { readOptions } from './read-options.ts';

const usage = 'npm run audit -- verify [控え] | about 受付番号';
const { positionals } = readOptions({ allowPositionals: true }, usage);
await onPortalDatabase(auditTaskOf(positionals), usage, async (database, task) => {
  const { calls } = await readContracts(new URL('../catalog/', import.meta.url));
  return auditCommand(database, task, new Map(calls.map(({ entry }) => [entry.call, entry.title ?? ''])));
});
