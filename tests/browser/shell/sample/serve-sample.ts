/** Runs the reference portal with the sample service in its site, which is put into the folder `SAMPLE_SITE`; otherwise as `scripts/serve.ts`. */
import { openDatabase } from '../../../../src/server/db/open-database.ts';
import { readConfig } from '../../../../src/server/kernel/config.ts';
import { createServer } from '../../../../src/server/kernel/create-server.ts';
import { buildSample } from './build-sample.ts';

const config = readConfig(process.env);
const { site } = await buildSample(process.env.SAMPLE_SITE ?? '');
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataFolder: config.dataFolder });
const server = await createServer({
  database,
  sandbox: config.sandbox,
  settings: config.settings,
  siteFolder: site,
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
await server.listen({ port: config.port, host: '127.0.0.1' });
