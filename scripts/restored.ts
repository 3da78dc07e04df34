/**
 * `npm run restored [-- --mails-sent]`: after a backup was put back, before the portal starts on it. In the database that the environment names
 * (`DATABASE_URL` or `MADOGUCHI_DATA`), with the keys of the portal.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keptKeys } from '../src/server/db/kept-keys.ts';
import { sealingConfig } from '../src/server/kernel/portal/config.ts';
import { onPortalDatabase } from './on-portal-database.ts';
import { readOptions } from './read-options.ts';
import { afterRestore } from './restored/after-restore.ts';

const usage = 'npm run restored [-- --mails-sent]';
const { values } = readOptions({ options: { 'mails-sent': { type: 'boolean' } } }, usage);
await onPortalDatabase({ areMailsSent: values['mails-sent'] === true }, usage, afterRestore, async () => {
  const { keys, dataFolder } = sealingConfig(process.env);
  if (keys !== null) return keys;
  if (existsSync(join(dataFolder, 'keys'))) return keptKeys(dataFolder);
  throw new Error('MADOGUCHI_KEYS がありません。ポータルに渡しているものと同じ鍵を渡してください。');
});
