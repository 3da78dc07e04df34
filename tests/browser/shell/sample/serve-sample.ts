/** Runs the reference portal with the sample service in its site, which is put into the folder `SAMPLE_SITE`; otherwise as `scripts/serve.ts`. */

import { createServer } from '../../../../src/server/create-server.ts';
import { keptKeys } from '../../../../src/server/db/kept-keys.ts';
import { readConfig } from '../../../../src/server/kernel/portal/config.ts';
import { openPortalDatabase } from '../../../../src/server/open-portal-database.ts';
import { buildSample } from './build-sample.ts';

const config = readConfig(process.env);
const { site } = await buildSample(process.env.SAMPLE_SITE ?? '');
const { databaseUrl, dataFolder } = config;
const keys = config.keys ?? (await keptKeys(dataFolder));
const database = await openPortalDatabase({ databaseUrl, dataFolder, keys });
const server = await createServer({
  database,
  sandbox: config.sandbox,
  settings: config.settings,
  siteFolder: site,
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
await server.listen({ port: config.port, host: '127.0.0.1' });
