import type { FastifyInstance } from 'fastify';
import type { Portal } from '../portal/portal.ts';
import { answerCall } from './answer-call.ts';
import type { CallFigures } from './answered-call.ts';
import type { CallObserver } from './call-observer.ts';
import type { Route } from './discover-endpoints.ts';
import { asked } from './stages/asked.ts';
import { underFault } from './stages/fault.ts';
import { openJournal } from './stages/journal.ts';
import { sendOutcome } from './stages/send-outcome.ts';

/**
 * Each arrow is a function of `stages/`, in the order in which they are called here and in `answer-call.ts`:
 *
 *   request -> browser of the cookie -> journal opened -> fault?
 *           -> schema -> login -> same person? -> open? -> systems outside asked
 *           -> transaction(idempotency(citizen locked -> handle -> response schema)) -> session extended
 *           -> journal closed -> answer
 */
export function registerApi(
  app: FastifyInstance,
  portal: Portal,
  routes: readonly Route[],
  observer: CallObserver | null,
  figures: CallFigures | null,
): void {
  for (const route of routes) {
    const { path, mostBytes } = route.call;
    app.post(path, mostBytes === null ? {} : { bodyLimit: mostBytes }, async (request, reply) => {
      const call = await asked(portal, route, request);
      const journal = await openJournal(observer, call);
      const outcome = await underFault(journal.fault, call, answerCall);
      // What is done is done, and is answered so, whatever becomes of the notes about it.
      await journal.end(outcome.answer).catch((error: unknown) => request.log.warn({ err: error }, 'journal'));
      figures?.count({
        call: route.call,
        answer: outcome.answer,
        isNew: outcome.isNew ?? false,
        isUntold: request.raw.socket.destroyed || (journal.fault.drop ?? false) !== false,
        body: request.body,
        browserId: call.browser?.id ?? null,
      });
      portal.callCounts.count(path, outcome.answer.resultCode === '0000', portal.now());
      return sendOutcome(reply, call, outcome, journal.fault);
    });
  }
}
