import type { DrawPage } from '../../src/model/drawn-page.ts';
import { createServer } from '../../src/server/create-server.ts';
import type { Database } from '../../src/server/db/database.ts';
import { withKeptKeys } from '../../src/server/db/kept-keys.ts';
import type { KeyRing } from '../../src/server/db/key-ring.ts';
import { fillMadeUp } from '../../src/server/fill-made-up.ts';
import { cannotListen } from '../../src/server/kernel/portal/cannot-listen.ts';
import { type Config, readConfig } from '../../src/server/kernel/portal/config.ts';
import { openAs } from '../../src/server/kernel/portal/opened-as.ts';
import { openPortalDatabase } from '../../src/server/open-portal-database.ts';
import { endOnSignals } from './end-on-signals.ts';

interface Options {
  /** Default `dist/svc/`. */
  readonly siteFolder?: URL;
  /** null = browsers draw the pages. */
  readonly draw: DrawPage | null;
}

interface Served {
  readonly database: Database;
  readonly config: Config;
  readonly port: number;
}

/** Serves the reference portal as the environment says, until a signal ends the process. */
export async function servePortal({ siteFolder, draw }: Options): Promise<Served> {
  const config = readConfig(process.env);
  const open = (keys: KeyRing) => openPortalDatabase({ ...config, keys, says: console.error });
  const database = await (config.keys === null ? withKeptKeys(config.dataFolder, open) : open(config.keys));
  await openAs(database, config.sandbox);
  await fillMadeUp(database, config.madeUp);
  const server = await createServer({
    database,
    sandbox: config.sandbox,
    publicOrigin: config.publicOrigin,
    trustedProxies: config.trustedProxies,
    externalSite: { port: config.externalSitePort, host: config.host },
    settings: config.settings,
    ...(siteFolder && { siteFolder }),
    draw,
    callsPerMinute: config.callsPerMinute,
    pagesPerMinute: config.pagesPerMinute,
    httpLimits: config.httpLimits,
    outsideSeconds: config.outsideSeconds,
    runsJobs: true,
    metrics: config.metrics ?? undefined,
    logLevel: config.logLevel,
  });
  await server.listen({ port: config.port, host: config.host }).catch(cannotListen('HOST', config.host, 'PORT'));
  // What is searched is put together at the first search: before somebody waits for it.
  server.inject('/search?q=a').catch(() => undefined);

  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      server.log.fatal({ err: error }, event);
      process.exit(1);
    });
  }

  endOnSignals(server);
  const address = server.server.address();
  return { database, config, port: typeof address === 'object' && address !== null ? address.port : config.port };
}
