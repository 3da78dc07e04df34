import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyAnswer } from './endpoint.ts';

/** Resolves after the time, or at once when the browser has gone. */
export function wait(request: FastifyRequest, seconds: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = request.raw.socket;
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
 * The connection ends before the answer does. The head of an answer is sent first: browsers send a request again by themselves when a
 * kept connection is reset before any answer, and nobody would notice.
 */
export function breakOff(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': 2 });
  reply.raw.write('{', () => request.raw.socket.destroy());
  return reply;
}

/** An answer that ends in the middle of its JSON. */
export function sendBroken(reply: FastifyReply, answer: AnyAnswer): FastifyReply {
  const { status, ...body } = answer;
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body).slice(0, -2));
}
