import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { whenOver } from './request-over.ts';

/** Requests of one connection that wait for their answers. Browsers send the next one when they have the answer, proxies too. */
const mostWaiting = 20;

/** For how long nobody may read of an answer that is there. */
const unreadMs = 60_000;

/** Ends connections over which requests are sent without end, or answers are not read: what waits is kept in memory. */
export function limitConnections(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: 1 | -1) => {
    const number = (waiting.get(socket) ?? 0) + more;
    waiting.set(socket, number);
    return number;
  };
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    whenOver(request, response, () => count(socket, -1));
    if (count(socket, 1) > mostWaiting) socket.destroy();
  });
  app.addHook('onRequest', async (request, reply) => {
    // What came in the same piece is not begun any more.
    if (request.raw.socket.destroyed) return reply.hijack();
  });
  app.addHook('onSend', async (request) => {
    const { socket } = request.raw;
    // Those of this process itself have none.
    if (!(socket instanceof Socket)) return;
    // Each time that something of it is read it begins anew; after the answer Node waits for the next request instead.
    socket.setTimeout(unreadMs);
  });
}
