/** How long somebody who connects may take. */
export interface HttpLimits {
  /** For the head of a request, and before its first byte. */
  readonly headersSeconds: number;
  /** For the whole of a request. */
  readonly requestSeconds: number;
  /** Between two requests. */
  readonly keepAliveSeconds: number;
}

/** Of whoever starts a server without saying more. Two minutes: as long as the app waits for a file to be sent. */
export const usualHttpLimits: HttpLimits = { headersSeconds: 15, requestSeconds: 120, keepAliveSeconds: 72 };

/** Milliseconds between two looks at what has taken too long. */
const lookMs = 1000;

/** As Fastify takes them. */
export function serverLimits({ headersSeconds, requestSeconds, keepAliveSeconds }: HttpLimits) {
  return {
    requestTimeout: requestSeconds * 1000,
    keepAliveTimeout: keepAliveSeconds * 1000,
    http: { headersTimeout: Math.min(headersSeconds, requestSeconds) * 1000, connectionsCheckingInterval: lookMs },
  };
}
