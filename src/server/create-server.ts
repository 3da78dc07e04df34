import { setTimeout as sleep } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { DrawPage } from '../model/drawn-page.ts';
import { receiptsAsRead } from './common/receipts/receipts-as-read.ts';
import { noteUse } from './db/check-keys.ts';
import type { Database } from './db/database.ts';
import { readStoredTables } from './db/stored-columns.ts';
import { tablesRead } from './db/tables-of.ts';
import { connectBackOffice } from './desk/connect-back-office.ts';
import { answeredByExample } from './kernel/calls/answered-by-example.ts';
import { registerApi } from './kernel/calls/api.ts';
import { discoverEndpoints } from './kernel/calls/discover-endpoints.ts';
import { lightenAnswers } from './kernel/calls/light-answers.ts';
import { takeOwnWritesOnly } from './kernel/calls/own-writes.ts';
import {
  refuseBrokenAddress,
  refuseBrokenRequest,
  refuseBusy,
  refuseForeignWrite,
  registerRefusals,
} from './kernel/calls/refusals.ts';
import { protection, registerCallLimit, registerPageLimit, registerSecurity } from './kernel/calls/security.ts';
import { createCallCounts } from './kernel/contract/call-counts.ts';
import { serverCalls } from './kernel/contract/calls.ts';
import { type Contracts, readContracts } from './kernel/contract/contracts.ts';
import { readInputChecker } from './kernel/contract/input-checker.ts';
import { discoverJobs, type JobKinds } from './kernel/jobs/discover-jobs.ts';
import { createJobs } from './kernel/jobs/jobs.ts';
import { startJobs } from './kernel/jobs/start-jobs.ts';
import { type LogLevel, loggerOptions } from './kernel/log/log.ts';
import type { LogTarget } from './kernel/log/log-target.ts';
import { requestIds } from './kernel/log/request-id.ts';
import { registerRequestLines } from './kernel/log/request-lines.ts';
import { createMeter } from './kernel/metrics/meter.ts';
import { type MetricsPort, registerMetricsPort } from './kernel/metrics/metrics-port.ts';
import { compressPage } from './kernel/page/compress-page.ts';
import { screenIds } from './kernel/page/screen-address.ts';
import { registerFrameVisitors } from './kernel/portal/frame-visitors.ts';
import { type HttpLimits, serverLimits, usualHttpLimits } from './kernel/portal/http-limits.ts';
import { limitConnections } from './kernel/portal/limit-connections.ts';
import { registerNoticeBar, registerNotices, tellNotices } from './kernel/portal/notice-bar.ts';
import type { Portal } from './kernel/portal/portal.ts';
import { registerProbes } from './kernel/portal/probes.ts';
import { readHome } from './kernel/portal/read-home.ts';
import {
  checkOverrides,
  defaultsOf,
  flagSetting,
  mergeSettings,
  readDeclaredSettings,
  type Settings,
} from './kernel/portal/settings.ts';
import { registerStopping } from './kernel/portal/stop-gently.ts';
import { withoutStandIns } from './kernel/portal/without-stand-ins.ts';
import { givenOrigin } from './kernel/sessions/origin.ts';
import { createSwitches } from './kernel/switches/switches.ts';
import { type FoundModule, findModules, inOrderOfCards, membersOf } from './modules.ts';
import { openOf, waitingAsked, waitingFor } from './pages/home/waiting-areas.ts';
import { enterAsCitizen, registerLoginReturn } from './pages/login-return.ts';
import { registerPages } from './pages/register-pages.ts';
import { registerSite } from './pages/site/register-site.ts';
import { missingPorts, notConnected } from './ports/not-connected.ts';
import type { Ports } from './ports/ports.ts';
import { portsInTime } from './ports/ports-in-time.ts';
import { tellAtStart } from './tell-at-start.ts';

const dayMs = 86_400_000;

const anyPort = { port: 0, host: '127.0.0.1' };

/** Largest request body in bytes. */
const bodyLimitBytes = 256 * 1024;

const repository = new URL('../../', import.meta.url);

export interface ServerOptions {
  /** Open and migrated; closed together with the server. */
  readonly database: Database;
  /** Everything under `/sandbox`, and the stand-in for external sites; default off. */
  readonly sandbox?: boolean;
  /** Address under which people reach the portal, example `https://portal.example`; needed without the sandbox. Default: the one that was asked for. Throws for what is no origin. */
  readonly publicOrigin?: string | null;
  /** Network addresses of proxies whose `X-Forwarded-For` and `X-Request-Id` are believed; default none. */
  readonly trustedProxies?: readonly string[];
  /** Where the stand-in for external sites listens; default any free port, reached from this machine. */
  readonly externalSite?: { readonly port: number; readonly host: string };
  /** Overrides of the catalogue's settings, by dotted name, durations in seconds. Throws for a value that its setting does not allow. */
  readonly settings?: Settings;
  /** The built citizen app; default `dist/svc/`. */
  readonly siteFolder?: URL;
  /** Draws the pages of its screens; default the browser does. */
  readonly draw?: DrawPage | null;
  /** Folder with `calls/`, `types/` and `settings.yaml`, beside it `screens/` with what services declare for themselves; default `catalog/`. */
  readonly catalogFolder?: URL;
  /** Already loaded contracts; default read from the folder. */
  readonly contracts?: Contracts;
  readonly endpointsFolder?: URL;
  /** Calls per minute from one address; default 6000. */
  readonly callsPerMinute?: number;
  /** Pages of one login, or of one address without one; default none are counted. */
  readonly pagesPerMinute?: number;
  /** How long somebody who connects may take. */
  readonly httpLimits?: Partial<HttpLimits>;
  /** Carries out jobs as they become due; default only where somebody looks. */
  readonly runsJobs?: boolean;
  /** What it is connected to; default the sandbox's own, without it nothing. */
  readonly ports?: Partial<Ports>;
  /** How long any of that is waited for; default 5. */
  readonly outsideSeconds?: number;
  /** Lowest level written to standard output; default `silent`. */
  readonly logLevel?: LogLevel;
  /** Tells figures there; default nowhere. */
  readonly metrics?: MetricsPort | undefined;
  /** Destination of log lines; default standard output. */
  readonly logTo?: LogTarget;
  /** System time; default the real clock. */
  readonly now?: () => Date;
}

/** The reference portal, ready to listen. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const catalogFolder = options.catalogFolder ?? new URL('catalog/', repository);
  const declared = await readDeclaredSettings(new URL('../', catalogFolder));
  checkOverrides(declared, options.settings ?? {});
  // Another catalogue has other screens.
  const inputs = options.catalogFolder ? null : await readInputChecker(new URL('build/input-checks.json', repository));
  const calls = serverCalls(options.contracts ?? (await readContracts(catalogFolder)), inputs);
  const modules = await findModules();
  const folders =
    options.endpointsFolder === undefined ? modules.map(({ endpoints }) => endpoints) : [options.endpointsFolder];
  const answered = await discoverEndpoints(folders, calls);
  const sandbox = options.sandbox ?? false;
  const publicOrigin = givenOrigin(options.publicOrigin, sandbox);
  const routes = sandbox ? [...answered, ...answeredByExample(calls, answered)] : answered;
  const home = await readHome(repository);
  const cards = home.events.flatMap((event) => event.cards);
  const byCard = inOrderOfCards(modules, cards);
  const kinds = await discoverJobs(modules);
  const waiting = membersOf(byCard, 'waiting');
  const ownSettings = Object.assign({}, ...modules.map(({ withoutSandbox }) => withoutSandbox)) as Settings;
  const overrides = { ...(sandbox ? {} : ownSettings), ...options.settings };
  const settings = mergeSettings(defaultsOf(declared), overrides);
  const { database, externalSite: listening = anyPort, now = () => new Date() } = options;
  // Nothing of the sandbox is loaded before.
  const plugged = sandbox
    ? await import('./sandbox/sandbox.ts').then(({ createSandbox }) =>
        createSandbox({ database, modules, byCard, listening, now }),
      )
    : null;
  const connected = portsInTime(options.ports, options.outsideSeconds, (port, outcome, error) => {
    meter?.outside.count(port, outcome);
    if (error !== null) app.log.error({ err: error, port }, 'a system outside is unavailable');
  });
  const ports: Partial<Ports> = { ...plugged?.ports, ...connected };
  const portal: Portal = {
    database: options.database,
    stored: await readStoredTables(modules.map(({ migrations }) => migrations)),
    sandbox,
    publicOrigin,
    settings: plugged?.withStandIns(settings) ?? withoutStandIns(settings),
    declared,
    overrides,
    now,
    identity: ports.identity ?? notConnected.identity,
    register: ports.register ?? notConnected.register,
    mailer: ports.mailer ?? notConnected.mailer,
    signing: ports.signing ?? notConnected.signing,
    callPaths: new Set(routes.map((route) => route.call.path)),
    calls: routes.map((route) => route.call),
    callCounts: createCallCounts(options.database),
    switches: createSwitches(options.database),
    home,
    named: new Map(modules.flatMap(({ name, named }) => (named === undefined ? [] : [[name, named] as const]))),
    formAt: new Map(modules.flatMap(({ name, formAt }) => (formAt === undefined ? [] : [[name, formAt] as const]))),
    cards,
    waiting,
    waitingIn: tablesRead(waitingAsked(waiting, '', new Date(0))),
    countOpen: async (db, citizen, times) => openOf(await waitingFor(portal, db, citizen, times)).length,
    signed: membersOf(modules, 'signed'),
    receipts: membersOf(modules, 'receipts').flat().map(receiptsAsRead),
    signedFilings: membersOf(modules, 'signedFilings').flat(),
    retentions: membersOf(modules, 'retention'),
    mails: [...membersOf(modules, 'mails'), ...membersOf([...kinds.values()], 'mails')],
    agencies: membersOf(byCard, 'agency'),
    siteFolder: options.siteFolder ?? new URL('dist/svc/', repository),
  };

  const protect = protection(portal.settings, portal.identity);
  const app = Fastify({
    // Of what proxies add, only where a request came from is read (`originOf`).
    trustProxy: [...(options.trustedProxies ?? [])],
    ...serverLimits({ ...usualHttpLimits, ...options.httpLimits }),
    bodyLimit: bodyLimitBytes,
    logger:
      options.logLevel === undefined || options.logLevel === 'silent'
        ? false
        : loggerOptions(options.logLevel, options.logTo),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIds(options.trustedProxies ?? []),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => {
      protect(request.raw, reply.raw);
      refuseBrokenAddress(error, request, reply);
    },
    clientErrorHandler: refuseBrokenRequest,
    // Whoever is to end first what is under way stops it before (`stopping`). Silent connections would never end.
    forceCloseConnections: true,
    // What is waited for at the start and at the end has limits of its own, which say what it was.
    pluginTimeout: 0,
  });
  const origin = () => publicOrigin ?? addressOf(app);
  const jobs = createJobs(portal, kinds, {
    origin,
    failed: (failure) => app.log.error(failure, 'job failed'),
  });
  app.removeContentTypeParser('text/plain');
  app.decorate('publicOrigin', publicOrigin);
  registerRequestLines(app);
  const meter = options.metrics === undefined ? null : createMeter(knownTo(portal, modules, kinds));
  if (meter !== null && options.metrics !== undefined) {
    meter.requests.register(app);
    registerMetricsPort(app, meter, options.metrics);
    if (flagSetting(portal.settings, 'userTimes.output')) meter.browsers.register(app);
  }
  limitConnections(app);
  registerSecurity(app, protect);
  const stopping = registerStopping(app, refuseBusy);
  registerRefusals(app, portal.callPaths);
  takeOwnWritesOnly(app, refuseForeignWrite);
  await app.register(cookie);
  registerNoticeBar(app, portal);
  registerFrameVisitors(app, portal);
  app.addHook('onSend', compressPage);
  await app.register(async (api) => {
    lightenAnswers(api);
    tellNotices(api, portal);
    await registerCallLimit(api, portal, options.callsPerMinute ?? 6000);
    registerApi(api, portal, routes, plugged?.observer ?? null, meter?.calls ?? null);
  });
  await app.register((probes) => registerProbes(probes, portal.database, stopping.isStopping));
  await app.register(async (pages) => {
    if (options.pagesPerMinute !== undefined) await registerPageLimit(pages, portal, options.pagesPerMinute);
    registerNotices(pages, portal);
    await registerPages(pages, portal, jobs, membersOf(modules, 'pages'));
    if (connected.identity) registerLoginReturn(pages, portal, connected.identity, enterAsCitizen(portal));
  });
  const outside = await plugged?.plugIn(app, portal, jobs);
  await app.register(async (site) => {
    if (options.pagesPerMinute !== undefined) await registerPageLimit(site, portal, options.pagesPerMinute);
    await registerSite(site, portal, {
      folder: portal.siteFolder,
      draw: options.draw ?? null,
      mayDraw: async (request) => plugged === null || plugged.mayDraw(portal, request),
      publishedFor: outside ?? (() => ({})),
    });
  });
  if (ports.backOffice !== undefined)
    connectBackOffice(app, portal, ports.backOffice, { origin, seconds: options.outsideSeconds });
  await tellAtStart(app, {
    ...{ database, sandbox, missing: missingPorts(ports) },
    silent: [...calls.keys()].filter((name) => !answered.some(({ call }) => call.name === name)),
  });
  let running: Awaited<ReturnType<typeof startJobs>> | null = null;
  // By each process: one that goes on under an older key must keep it needed.
  const keyInUse = setInterval(() => void noteUse(portal.database).catch(() => undefined), dayMs).unref();
  app.addHook('onListen', async () => {
    if (options.runsJobs)
      running = await startJobs(portal.database, jobs, (error) => app.log.error({ err: error }, 'jobs'));
  });
  app.decorate('stopGently', async (mostMs: number) => {
    await Promise.race([Promise.all([stopping.stop(mostMs), running?.stop()]), sleep(mostMs, null, { ref: false })]);
  });
  app.addHook('onClose', async () => {
    clearInterval(keyInUse);
    await running?.stop();
    await portal.callCounts.close();
    await portal.database.close();
  });
  return app;
}

/** All that figures may name. */
function knownTo({ database, calls }: Portal, modules: readonly FoundModule[], kinds: JobKinds) {
  const drafts = new Map(modules.flatMap(({ name, drafts: table }) => (table === undefined ? [] : [[name, table]])));
  return {
    database,
    calls,
    screens: screenIds,
    kinds: [...kinds.keys(), 'mail', 'plan'],
    drafts,
  };
}

/** Where it listens, as a browser on this machine reaches it. */
function addressOf({ server }: FastifyInstance): string {
  const address = server.address();
  return typeof address === 'object' && address !== null ? `http://localhost:${address.port}` : '';
}
