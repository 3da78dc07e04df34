import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { whenOver } from './request-over.ts';

export interface Stopping {
  readonly isStopping: () => boolean;
  /** Lets what is under way end, begins nothing new, and ends what is still open after so long. To be followed by `close`. */
  stop(mostMs: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets what is under way end and begins nothing new, for so long at most. To be followed by `close`. */
    stopGently(mostMs: number): Promise<void>;
  }
}

const lookMs = 20;

/** Whoever looks after the process is answered to its end. */
const asksOn: readonly string[] = ['/livez', '/readyz'];

/** `refuse` answers what comes later. Calls that the server itself makes while it draws a page belong to that page. */
export function registerStopping(
  app: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): Stopping {
  let stopping = false;
  const underWay = new Set<IncomingMessage>();
  const late = new WeakSet<IncomingMessage>();
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (stopping) late.add(request);
    underWay.add(request);
    whenOver(request, response, () => underWay.delete(request));
  });
  app.addHook('onRequest', async (request, reply) => {
    if (late.has(request.raw) && !asksOn.includes(request.url)) return refuse(request, reply);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  return {
    isStopping: () => stopping,
    async stop(mostMs) {
      stopping = true;
      const until = Date.now() + mostMs;
      // Nothing of one that has not arrived is begun.
      const isSomeBegun = () => [...underWay].some(({ complete }) => complete);
      while (isSomeBegun() && Date.now() < until) await sleep(lookMs);
      // Silent ones and those that never end their request, too.
      app.server.closeAllConnections();
    },
  };
}
