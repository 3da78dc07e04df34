import type { FastifyReply } from 'fastify';
import * as refusalsWording from '../../../../build/wording/server/refusals.ts';
import type { InputProblem } from '../contract/input-parts.ts';
import { type Answer, type AnyAnswer, failure } from './endpoint.ts';

/** Seconds after which it is worth asking again where nothing was begun. */
export const againAfter = 5;

/** Sends an answer as the portal's JSON. */
export function sendAnswer(reply: FastifyReply, answer: AnyAnswer): FastifyReply {
  const { status, ...body } = answer;
  if (status === busyServer.status) reply.header('retry-after', againAfter);
  // Nobody keeps either. With `no-store`, browsers would not keep the page that asked in their page cache, by which back takes no time.
  const cacheControl = status >= 400 ? 'no-store' : 'private, no-cache';
  return reply.code(status).header('cache-control', cacheControl).type('application/json; charset=utf-8').send(body);
}

/** The request itself is unusable (system message "validation": invalid request). */
export function invalidRequest(status: number, errorMessage: string): Answer {
  return failure({ status, resultCode: '9001', errorCode: 'invalid-request', errorMessage });
}

/**
 * An input that its screen would have refused (AM-043: 9001 is a validation). It says at which input; asked for elsewhere than on the screen that
 * sends it, the sentence says so, too.
 */
export function inputRefused(problem: InputProblem, screenId: string): Answer {
  const { field, screen, title, label, row, message } = problem;
  const place = refusalsWording.calls.place({
    title,
    row: row === null ? '' : refusalsWording.calls.row({ number: row + 1 }),
    label,
  });
  const errorMessage = screenId === problem.screenId && row === null ? message : `${place}${message}`;
  return {
    status: 400,
    resultCode: '9001',
    errors: [{ errorCode: 'input-refused', errorMessage, ...(row === null && { input: { screen, field } }) }],
  };
}

export const sessionEnded: Answer = failure({
  status: 401,
  resultCode: '9000',
  errorCode: 'ED1107',
  errorMessage: refusalsWording.calls.sessionEnded,
});

/** What was to be done for one person is not done for the one who has logged in since. */
export const otherPerson: Answer = failure({
  status: 409,
  resultCode: '9001',
  errorCode: 'other-person',
  errorMessage: refusalsWording.calls.otherPerson,
});

/** An act that does not say which one it is. */
export const withoutIntention: Answer = invalidRequest(400, refusalsWording.calls.withoutIntention);

/** Nothing of what was asked was begun. */
export const busyServer: Answer = failure({ status: 503 });

export const brokenServer: Answer = failure({
  status: 500,
  errorMessage: '',
});
