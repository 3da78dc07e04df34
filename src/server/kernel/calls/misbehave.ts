import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyAnswer } from './endpoint.ts';

/** Resolves after the time, or at once when the client disconnects. */
export function wait(request: FastifyRequest, seconds: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = request.raw.socket;
    // Gone already, and nobody tells it again.
    if (socket.destroyed) return resolve();
    const done = () => {
      clearTimeout(timer);
      socket.off('close', done);
      resolve();
    };
    const timer = setTimeout(done, seconds * 1000);
    socket.on('close', done);
  });
}

/**
 * Resets the connection in the middle of the response. The head is sent first: browsers silently repeat a request when a kept-alive
 * connection is reset before any response, and the fault would go unnoticed.
 */
export function breakOff(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': 2 });
  reply.raw.write('{', () => reply.raw.destroy());
  return reply;
}

/** A response truncated in the middle of its JSON. */
export function sendBroken(reply: FastifyReply, answer: AnyAnswer): FastifyReply {
  const { status, ...body } = answer;
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  return reply.send(JSON.stringify(body).slice(0, -2));
}
