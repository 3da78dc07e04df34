import type { FastifyReply } from 'fastify';
import { type Answer, type AnyAnswer, failure } from './endpoint.ts';

/** Sends an answer as the portal's JSON. */
export function sendAnswer(reply: FastifyReply, answer: AnyAnswer): FastifyReply {
  const { status, ...body } = answer;
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

/** The request itself is unusable (system message "validation": invalid request). */
export function invalidRequest(status: number, errorMessage: string): Answer {
  return failure({ status, resultCode: '9001', errorCode: 'invalid-request', errorMessage });
}

export const sessionEnded: Answer = failure({
  status: 401,
  resultCode: '9000',
  errorCode: 'ED1107',
  errorMessage: 'ログインの有効期限が切れました。もう一度ログインしてください。',
});

export const brokenServer: Answer = failure({
  status: 500,
  errorMessage: '',
});
