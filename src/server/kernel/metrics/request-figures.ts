import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram } from 'prom-client';
import { isInner } from '../log/request-id.ts';
import { whenOver } from '../portal/request-over.ts';
import type { Figures } from './figures.ts';

export interface RequestFigures {
  /** Counts what comes from outside; a call of a page that is drawn is part of the page's time. */
  register(app: FastifyInstance): void;
}

/** What OpenTelemetry names; anything else is `_OTHER`. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'CONNECT', 'TRACE']);

const methodOf = (method: string): string => (methods.has(method) ? method : '_OTHER');

/** After the conventions of OpenTelemetry for HTTP servers. */
export function requestFigures(registry: Figures): RequestFigures {
  const registers = [registry];
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time until a request was answered, by the pattern of its route (empty: there is none)',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
    registers,
  });
  const active = new Gauge({
    name: 'http_server_active_requests',
    help: 'Requests that are being answered',
    labelNames: ['http_request_method'],
    registers,
  });
  return {
    register(app) {
      const begun = new WeakSet<object>();
      app.addHook('onRequest', async (request, reply) => {
        if (isInner()) return;
        begun.add(request);
        const http_request_method = methodOf(request.method);
        active.inc({ http_request_method });
        whenOver(request.raw, reply.raw, () => active.dec({ http_request_method }));
      });
      app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
        if (!begun.delete(request)) return;
        const http_request_method = methodOf(request.method);
        const http_route = request.routeOptions.url ?? '';
        duration.observe(
          { http_request_method, http_route, http_response_status_code: statusCode },
          elapsedTime / 1000,
        );
      });
    },
  };
}
