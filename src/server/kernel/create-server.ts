import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Database } from '../db/database.ts';
import { createExternalSite } from '../external-sites/create-external-site.ts';
import { standInAddresses } from '../external-sites/stand-in-addresses.ts';
import { registerPages } from '../pages/register-pages.ts';
import { readPersonas } from '../personas/read-personas.ts';
import { withoutSampleArea } from '../sample-admin/enabled.ts';
import { registerSandbox } from '../sandbox/register-sandbox.ts';
import { registerSite } from '../site/register-site.ts';
import { answeredByExample } from './answered-by-example.ts';
import { registerApi } from './api.ts';
import { createCallCounts } from './call-counts.ts';
import { serverCalls } from './calls.ts';
import { type Contracts, readContracts } from './contracts.ts';
import { discoverEndpoints } from './discover-endpoints.ts';
import { type LogTarget, loggerOptions } from './log.ts';
import type { Portal } from './portal.ts';
import { refuseBrokenAddress, refuseBrokenRequest, registerRefusals } from './refusals.ts';
import { registerCallLimit, registerSecurity } from './security.ts';
import { checkOverrides, defaultsOf, mergeSettings, readDeclaredSettings, type Settings } from './settings.ts';
import { withoutStandIns } from './without-stand-ins.ts';

/** Largest request body in bytes. */
const bodyLimitBytes = 256 * 1024;

const repository = new URL('../../../', import.meta.url);

export interface ServerOptions {
  /** Open and migrated; closed with the server. */
  readonly database: Database;
  /** Everything under `/sandbox`, and the stand-in for external sites; default off. */
  readonly sandbox?: boolean;
  /** Where the stand-in for external sites listens; default any free port, reached from this machine. */
  readonly externalSite?: { readonly port: number; readonly host: string };
  /** Overrides of the catalogue's settings, by dotted name, durations in seconds. One that is no value of its setting is refused (throws). */
  readonly settings?: Settings;
  /** The built citizen app; default `dist/svc/`. */
  readonly siteFolder?: URL;
  /** Folder with `calls/`, `types/` and `settings.yaml`; default `catalog/`. */
  readonly catalogFolder?: URL;
  /** Read before; default what the folder has. */
  readonly contracts?: Contracts;
  readonly endpointsFolder?: URL;
  /** Calls a minute from one address; default 6000. */
  readonly callsPerMinute?: number;
  /** Least level written to standard output; default `silent`. */
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info';
  /** Where the lines go; default standard output. */
  readonly logTo?: LogTarget;
  /** The machine's time; default the real one. */
  readonly now?: () => Date;
}

/** The reference portal, ready to listen. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const catalogFolder = options.catalogFolder ?? new URL('catalog/', repository);
  const declared = await readDeclaredSettings(new URL('settings.yaml', catalogFolder));
  checkOverrides(declared, options.settings ?? {});
  const calls = serverCalls(options.contracts ?? (await readContracts(catalogFolder)));
  const answered = await discoverEndpoints(options.endpointsFolder ?? new URL('../endpoints/', import.meta.url), calls);
  const sandbox = options.sandbox ?? false;
  const routes = sandbox ? [...answered, ...answeredByExample(calls, answered)] : answered;
  const overrides = { ...(sandbox ? {} : withoutSampleArea), ...options.settings };
  const settings = mergeSettings(defaultsOf(declared), overrides);
  const portal: Portal = {
    database: options.database,
    sandbox,
    settings: sandbox ? settings : withoutStandIns(settings),
    overrides,
    now: options.now ?? (() => new Date()),
    personas: await readPersonas(),
    callPaths: new Set(routes.map((route) => route.call.path)),
    calls: routes.map((route) => route.call),
    callCounts: createCallCounts(options.database),
    siteFolder: options.siteFolder ?? new URL('dist/svc/', repository),
  };

  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    logger:
      options.logLevel === undefined || options.logLevel === 'silent'
        ? false
        : loggerOptions(options.logLevel, options.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: refuseBrokenAddress,
    clientErrorHandler: refuseBrokenRequest,
    // Open pages keep idle connections; a stopping server does not wait for them.
    forceCloseConnections: 'idle',
  });
  app.removeContentTypeParser('text/plain');
  registerRefusals(app, portal.callPaths);
  await registerSecurity(app, portal.settings);
  await app.register(cookie);
  await app.register(async (api) => {
    await registerCallLimit(api, options.callsPerMinute ?? 6000);
    registerApi(api, portal, routes);
  });
  app.get('/healthz', async (_request, reply) => {
    await portal.database.query('select 1');
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  await app.register(async (pages) => registerPages(pages, portal));
  if (portal.sandbox) await app.register(async (sandbox) => registerSandbox(sandbox, portal));
  const standIn = portal.sandbox ? await createExternalSite(portal) : null;
  if (standIn !== null) {
    app.addHook(
      'onReady',
      async () => void (await standIn.listen(options.externalSite ?? { port: 0, host: '127.0.0.1' })),
    );
    app.addHook('onClose', () => standIn.close());
  }
  await registerSite(app, portal, {
    folder: portal.siteFolder,
    publishedFor: (request) => (standIn === null ? {} : standInAddresses(request, standIn)),
  });
  app.addHook('onClose', async () => {
    await portal.callCounts.close();
    await portal.database.close();
  });
  return app;
}
