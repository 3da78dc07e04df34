import type { FastifyInstance } from 'fastify';
import { isInner } from './request-id.ts';

/** Each answer names its request (`X-Request-Id`), and each request has one line in the log: no address, no query, nothing of who asked. */
export function registerRequestLines(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime);
    log.info({ method, route: routeOptions.url, status: statusCode, ms, ...(isInner() && { drawn: true }) }, 'request');
  });
  // Who asked has gone before the answer.
  app.addHook('onRequestAbort', async ({ log, method, routeOptions }) => {
    log.info({ method, route: routeOptions.url }, 'request broken off');
  });
}
