import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { failure } from './endpoint.ts';

/** The content security policy of every page; `insightHost` may serve the user-insight script, '' = none. */
export function contentSecurityPolicy(insightHost: string, formTargets: readonly string[] = []) {
  const insight = insightHost === '' ? [] : [insightHost];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...insight],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', ...insight],
      connectSrc: ["'self'", ...insight],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'", ...formTargets],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['madoguchi-json-ld', ...(insightHost === '' ? [] : ['madoguchi-insight'])],
    },
  };
}

export async function registerSecurity(app: FastifyInstance, insightHost: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(insightHost),
    // Same-origin pages need the whole referrer: the selection screen reads whether it was opened from the phone's screens.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // The store and the calling service open in windows of their own.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
}

/** Counted in each process by address: a brake on runaway clients, not a promise of the contract. */
export async function registerCallLimit(app: FastifyInstance, callsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, context) => {
      const { status, ...body } = failure({
        status: 429,
        errorCode: 'too-many-requests',
        errorMessage: '短い時間に多くの送信がありました。1分ほど待ってから、もう一度お試しください。',
      });
      return { statusCode: context.statusCode ?? status, ...body };
    },
  });
}
