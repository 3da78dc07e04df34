import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorPage, notFoundPage, tooLongPage } from '../page/error-pages.ts';
import { drawPage } from '../page/page.ts';
import { sendPage } from '../page/send-page.ts';
import { brokenServer, invalidRequest, sendAnswer } from './answers.ts';

const messages: { readonly [status: number]: string } = {
  400: '送信された内容を読み取れませんでした。画面を読み込み直してください。',
  413: '送信された内容が大きすぎます。',
  415: '送信の形式（JSON）が違います。',
};

function wantsJson(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/') || (request.url.startsWith('/sandbox/') && request.method !== 'GET');
}

/** Invalid input and bugs: the contract's JSON below `/api`, a page elsewhere, never a stack trace. */
export function registerRefusals(app: FastifyInstance, callPaths: ReadonlySet<string>): void {
  app.setErrorHandler((error: FastifyError & { resultCode?: string }, request, reply): FastifyReply => {
    // The response of the call limit is built where the limit is registered.
    if (error.resultCode !== undefined)
      return reply.code(error.statusCode ?? 429).send({ ...error, statusCode: undefined });
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (wantsJson(request)) {
      const message = messages[status] ?? messages[400] ?? '';
      return sendAnswer(reply, status >= 500 ? brokenServer : invalidRequest(status, message));
    }
    return status >= 500 ? sendPage(reply, errorPage, 500) : sendPage(reply, notFoundPage, status);
  });

  // No address of ours holds a NUL, and the database takes none.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.split('?')[0]?.includes('%00')) return reply.callNotFound();
  });

  app.setNotFoundHandler((request, reply): FastifyReply => {
    const path = request.url.split('?')[0] ?? '';
    if (callPaths.has(path) && request.method !== 'POST') {
      return sendAnswer(reply.header('allow', 'POST'), invalidRequest(405, '送信の方法（POST）が違います。'));
    }
    if (wantsJson(request)) return sendAnswer(reply, invalidRequest(404, 'この宛先はありません。'));
    return sendPage(reply, notFoundPage, 404);
  });
}

/** An address that cannot be decoded (`%E3%81`) reaches no route and no other handler. */
export function refuseBrokenAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (wantsJson(request)) sendAnswer(reply, invalidRequest(400, messages[400] ?? ''));
  else sendPage(reply, notFoundPage, 404);
}

/** Requests that are not HTTP, or exceed the limits of address or headers, are answered on the raw socket: no request object exists yet. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const page = drawPage(tooLongPage);
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(page)}\r\nCache-Control: no-store\r\nContent-Security-Policy: default-src 'self'\r\nConnection: close\r\n\r\n${page}`,
  );
}
