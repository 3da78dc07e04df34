import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as refusalsWording from '../../../../build/wording/server/refusals.ts';
import { NoConnection } from '../../db/no-connection.ts';
import { Unavailable } from '../../ports/in-time.ts';
import { NotRead } from '../../ports/register.ts';
import {
  errorPage,
  foreignWritePage,
  notFoundPage,
  tooLongPage,
  tooManyPage,
  unavailablePage,
} from '../page/error-pages.ts';
import { drawPage } from '../page/page.ts';
import { answerRaw, type BrokenRequest } from '../page/raw-answer.ts';
import { sendPage } from '../page/send-page.ts';
import { againAfter, brokenServer, busyServer, invalidRequest, sendAnswer } from './answers.ts';
import { NothingBegun } from './caller.ts';

const messages: { readonly [status: number]: string } = {
  400: refusalsWording.calls.unreadable,
  413: refusalsWording.calls.tooLarge,
  415: refusalsWording.calls.notJson,
};

function wantsJson({ url, method }: FastifyRequest): boolean {
  // A proxy may send the whole address.
  const path = url.replace(/^https?:\/\/[^/]*/i, '');
  return path.startsWith('/api/') || (path.startsWith('/sandbox/') && method !== 'GET' && method !== 'HEAD');
}

/** Invalid input and bugs: the contract's JSON below `/api`, a page elsewhere, never a stack trace. */
export function registerRefusals(app: FastifyInstance, callPaths: ReadonlySet<string>): void {
  app.setErrorHandler((error: FastifyError & { resultCode?: string }, request, reply): FastifyReply => {
    // The response of the call limit is built where the limit is registered.
    if (error.resultCode !== undefined)
      return reply
        .code(error.statusCode ?? 429)
        .header('cache-control', 'no-store')
        .send({ ...error, statusCode: undefined });
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (error instanceof NothingBegun || (error instanceof NoConnection && !wantsJson(request)))
      return refuseBusy(request, reply);
    if ((error instanceof Unavailable || error instanceof NotRead) && !wantsJson(request))
      return sendPage(reply.header('retry-after', againAfter), unavailablePage, 503);
    if (wantsJson(request)) {
      const message = messages[status] ?? messages[400] ?? '';
      return sendAnswer(reply, status >= 500 ? brokenServer : invalidRequest(status, message));
    }
    if (status === 429) return sendPage(reply, tooManyPage, status);
    return status >= 500 ? sendPage(reply, errorPage, 500) : sendPage(reply, notFoundPage, status);
  });

  const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?')[0] ?? '';
    if (callPaths.has(path) && request.method !== 'POST') {
      return sendAnswer(reply.header('allow', 'POST'), invalidRequest(405, refusalsWording.calls.notPost));
    }
    if (wantsJson(request)) return sendAnswer(reply, invalidRequest(404, refusalsWording.calls.noSuchCall));
    return sendPage(reply, notFoundPage, 404);
  };
  app.setNotFoundHandler(notFound);

  // What is packed is not unpacked, and would be taken for what it is not.
  app.addHook('onRequest', async (request, reply) => {
    const packed = request.headers['content-encoding'] ?? 'identity';
    if (packed === 'identity') return undefined;
    if (wantsJson(request)) return sendAnswer(reply, invalidRequest(415, refusalsWording.calls.notJson));
    return sendPage(reply, notFoundPage, 415);
  });

  // No address of ours holds a NUL, and the database takes none. Not by `callNotFound`, which is mute where no route matches either.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.split('?')[0]?.includes('%00')) return notFound(request, reply);
  });
}

/** Nothing of a call was begun, and it may be sent again. A page says what is known of what was sent. */
export function refuseBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (wantsJson(request)) return sendAnswer(reply, busyServer);
  return sendPage(reply.header('retry-after', againAfter), errorPage, 503);
}

/** What another site made this browser send (`own-writes.ts`). Nothing of it was done. */
export function refuseForeignWrite(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.info('request refused: not from a page of this portal');
  if (!wantsJson(request)) return sendPage(reply, foreignWritePage, 403);
  return sendAnswer(reply, invalidRequest(403, refusalsWording.calls.foreign));
}

/** An address that cannot be decoded (`%E3%81`) reaches no route and no other handler. */
export function refuseBrokenAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  if (wantsJson(request)) sendAnswer(reply, invalidRequest(400, messages[400] ?? ''));
  else sendPage(reply, notFoundPage, 404);
}

/** Requests that are not HTTP, or exceed the limits of address or headers: no request object exists yet. */
export function refuseBrokenRequest(error: BrokenRequest, socket: Socket): void {
  // Of a call that comes in pieces, only the first says so.
  const begin = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1', 0, 20) : '';
  answerRaw(error, socket, (status) => {
    // Only calls are long enough to be slow, and nothing is known of one that has not come.
    if (status !== 408 && !/^[A-Z]+ \/api\//.test(begin))
      return { type: 'text/html', text: drawPage(tooLongPage, undefined) };
    const { status: _status, ...body } = invalidRequest(status, messages[400] ?? '');
    return { type: 'application/json', text: JSON.stringify(body) };
  });
}
