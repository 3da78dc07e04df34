/** Part of `npm run bench`: the portal server on `PORT` with another site below `/svc/`, the pages written by hand (folder `BENCH_SITE`). */
import { pathToFileURL } from 'node:url';
import { createServer } from '../src/server/create-server.ts';
import { keptKeys } from '../src/server/db/kept-keys.ts';
import { fillMadeUp } from '../src/server/fill-made-up.ts';
import { readConfig } from '../src/server/kernel/portal/config.ts';
import { openPortalDatabase } from '../src/server/open-portal-database.ts';

const config = readConfig(process.env);
const { databaseUrl, dataFolder } = config;
const keys = config.keys ?? (await keptKeys(dataFolder));
const database = await openPortalDatabase({ databaseUrl, dataFolder, keys });
await fillMadeUp(database, config.madeUp);
const server = await createServer({
  database,
  sandbox: config.sandbox,
  externalSite: { port: config.externalSitePort, host: config.host },
  siteFolder: pathToFileURL(`${process.env.BENCH_SITE}/`),
  callsPerMinute: config.callsPerMinute,
});
await server.listen({ port: config.port, host: config.host });
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
