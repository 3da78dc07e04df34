/**
 * `npm run restored [-- --mails-sent]`: after a backup was put back, before the portal starts on it. In the database that the environment names
 * (`DATABASE_URL` or `MADOGUCHI_DATA`), with the keys of the portal.
 */
import { onPortalDatabase } from './on-portal-database.ts';
import { readOptions } from './read-options.ts';
import { afterRestore } from './restored/after-restore.ts';

const usage = 'npm run restored [-- --mails-sent]';
const { values } = readOptions({ options: { 'mails-sent': { type: 'boolean' } } }, usage);
await onPortalDatabase({ areMailsSent: values['mails-sent'] === true }, usage, afterRestore);
