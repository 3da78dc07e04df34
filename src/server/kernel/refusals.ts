import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorPage, notFoundPage } from '../pages/error-pages.ts';
import { sendPage } from '../pages/send-page.ts';
import { brokenServer, invalidRequest, sendAnswer } from './answers.ts';

const messages: { readonly [status: number]: string } = {
  400: '送信された内容を読み取れませんでした。画面を読み込み直してください。',
  413: '送信された内容が大きすぎます。',
  415: '送信の形式（JSON）が違います。',
};

function wantsJson(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/') || (request.url.startsWith('/sandbox/') && request.method !== 'GET');
}

/** Bad input and bugs: the contract's JSON below `/api`, a page elsewhere, never a stack trace. */
export function registerRefusals(app: FastifyInstance, callPaths: ReadonlySet<string>): void {
  app.setErrorHandler((error: FastifyError & { resultCode?: string }, request, reply): FastifyReply => {
    // The answer of the call limit is made where it is set up.
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

  app.setNotFoundHandler((request, reply): FastifyReply => {
    const path = request.url.split('?')[0] ?? '';
    if (callPaths.has(path) && request.method !== 'POST') {
      return sendAnswer(reply.header('allow', 'POST'), invalidRequest(405, '送信の方法（POST）が違います。'));
    }
    if (wantsJson(request)) return sendAnswer(reply, invalidRequest(404, 'この宛先はありません。'));
    return sendPage(reply, notFoundPage, 404);
  });
}
