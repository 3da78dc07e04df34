import { type IncomingMessage, ServerResponse } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import * as refusalsWording from '../../../../build/wording/server/refusals.ts';
import { urlOf } from '../../../model/url-of.ts';
import type { Identity } from '../../ports/identity.ts';
import { permissionsPolicy } from '../page/permissions-policy.ts';
import type { Portal } from '../portal/portal.ts';
import { type Settings, textSetting } from '../portal/settings.ts';
import { callerOf } from './caller.ts';
import { failure } from './endpoint.ts';
import { sharedLimitOn } from './shared-limit.ts';

/** What may stand in a policy as it is: `new URL` leaves signs in a host by which a policy is divided. */
const plainOrigin = /^https?:\/\/[\w.-]+(?::\d+)?$|^https?:\/\/\[[\da-f:]+\](?::\d+)?$/u;

/** Origin of an address outside this site; null for '' and for addresses of this site. `name`: of the setting. */
function foreignOrigin(settings: Settings, name: Parameters<typeof textSetting>[1]): string | null {
  const address = textSetting(settings, name);
  if (!/^https?:\/\//.test(address)) return null;
  const origin = urlOf(address)?.origin ?? address;
  if (!plainOrigin.test(origin)) throw new Error(`The setting ${name} is no address: ${address}`);
  return origin;
}

/** Those to which a login says that it leads. */
function originsOf({ leadsTo }: Pick<Identity, 'leadsTo'>): readonly string[] {
  for (const origin of leadsTo)
    if (!plainOrigin.test(origin))
      throw new Error(
        `leadsTo of the login (ports.identity) has what is no origin, as https://login.example is: ${origin}`,
      );
  return leadsTo;
}

const isAndroid = ({ headers }: IncomingMessage) => /Android/i.test(headers['user-agent'] ?? '');

/**
 * Allowed form targets. Browsers also check the redirects of a post, and the landing page redirects to the login: to the card app on Android by
 * an `intent:` address, on an iPhone by the universal link.
 */
function formTargets(isOnAndroid: boolean, appOrigin: string | null, logins: readonly string[]): string {
  const app = isOnAndroid ? 'intent:' : appOrigin;
  return ["'self'", ...(app === null ? [] : [app]), ...logins].join(' ');
}

/** The content security policy of every page. */
function contentSecurityPolicy(settings: Settings, logins: readonly string[]) {
  const insight = textSetting(settings, 'insight.host');
  const insightOrigin = foreignOrigin(settings, 'insight.host');
  const sources = ["'self'", ...(insightOrigin === null ? [] : [insightOrigin])];
  const portalOrigin = foreignOrigin(settings, 'portal.origin');
  const appOrigin = foreignOrigin(settings, 'login.universalLink');
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: sources,
      styleSrc: ["'self'"],
      imgSrc: [...sources, 'data:'],
      connectSrc: portalOrigin === null ? sources : [...sources, portalOrigin],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: [(request: IncomingMessage) => formTargets(isAndroid(request), appOrigin, logins)],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['madoguchi-json-ld', ...(insight === '' ? [] : ['madoguchi-insight'])],
    },
  };
}

/** Sets the headers of an answer by which a browser protects whoever reads it. */
export type Protect = (request: IncomingMessage, response: ServerResponse) => void;

/** For every answer, those included that no route is sought for. Throws where an address that goes into the policy is none. */
export function protection(settings: Settings, identity: Pick<Identity, 'leadsTo'>): Protect {
  const protect = helmet({
    contentSecurityPolicy: contentSecurityPolicy(settings, originsOf(identity)),
    // Same-origin pages need the full referrer: the selection screen uses it to tell whether it was opened from the phone's screens.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // The store and the calling service open in their own windows.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  // They go by nothing of a request but whether it comes from Android: written once for each.
  const known = new Map<boolean, readonly (readonly [string, string])[]>();
  return (request, response) => {
    const kind = isAndroid(request);
    const all = known.get(kind) ?? [...headersOf(protect, request), ['permissions-policy', permissionsPolicy] as const];
    known.set(kind, all);
    for (const [name, value] of all) response.setHeader(name, value);
  };
}

/** Those that it sets for this request. */
function headersOf(protect: ReturnType<typeof helmet>, request: IncomingMessage) {
  const response = new ServerResponse(request);
  protect(request, response, (error?: unknown) => {
    // Without it, an answer would go out unprotected.
    if (error !== undefined) throw error;
  });
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
}

export function registerSecurity(app: FastifyInstance, protect: Protect): void {
  app.addHook('onRequest', async (request, reply) => protect(request.raw, reply.raw));
}

const notSaid = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

const aMinute = (portal: Portal, max: number) => ({
  max,
  timeWindow: '1 minute',
  store: sharedLimitOn(portal.database),
  // How much of it is left concerns nobody before there is nothing left: then `Retry-After` says how long.
  addHeadersOnExceeding: notSaid,
  addHeaders: notSaid,
});

/** Sent from a file, whoever asks. */
const isFile = ({ url }: FastifyRequest) => /^\/(?:svc\/)?(?:assets|data)\/|^\/svc\/[^?]*\.\w+(?:\?|$)/.test(url);

/** The same for pages and what they ask beside calls: each costs more than a call. Files are not counted. */
export async function registerPageLimit(app: FastifyInstance, portal: Portal, pagesPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    ...aMinute(portal, pagesPerMinute),
    keyGenerator: async (request) => (isFile(request) ? '' : `pages ${await callerOf(portal, request)}`),
    allowList: isFile,
  });
}

/** A brake on runaway clients, over all processes; not part of the contract. */
export async function registerCallLimit(app: FastifyInstance, portal: Portal, callsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    ...aMinute(portal, callsPerMinute),
    keyGenerator: (request) => callerOf(portal, request),
    errorResponseBuilder: (_request, context) => {
      const { status, ...body } = failure({
        status: 429,
        errorCode: 'too-many-requests',
        errorMessage: refusalsWording.calls.tooMany,
      });
      return { statusCode: context.statusCode ?? status, ...body };
    },
  });
}
