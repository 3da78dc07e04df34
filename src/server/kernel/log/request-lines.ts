import type { FastifyInstance } from 'fastify';
import { isInner } from './request-id.ts';

/** Each answer names its request (`X-Request-Id`), and each request has one line in the log: no address, no query, nothing of who asked. */
export function registerRequestLines(app: FastifyInstance): void {
  const answered = new WeakSet<object>();
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Who asked has gone before the answer, or it was broken off.
    reply.raw.once('close', () => {
      if (!answered.has(request))
        request.log.info({ method: request.method, route: request.routeOptions.url }, 'request broken off');
    });
  });
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    answered.add(request);
    const ms = Math.round(elapsedTime);
    const { log, method, routeOptions } = request;
    log.info({ method, route: routeOptions.url, status: statusCode, ms, ...(isInner() && { drawn: true }) }, 'request');
  });
}
