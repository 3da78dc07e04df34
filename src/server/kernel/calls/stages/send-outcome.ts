import type { FastifyReply } from 'fastify';
import { clearToken, setCookie } from '../../sessions/cookie.ts';
import { personToken } from '../../sessions/token.ts';
import { sendAnswer } from '../answers.ts';
import type { Fault } from '../call-observer.ts';
import { breakOff, sendBroken } from '../misbehave.ts';
import type { Asked } from './asked.ts';
import type { Outcome } from './outcome.ts';

/** -> answer, unless the fault spoils it */
export function sendOutcome(
  reply: FastifyReply,
  { request, browser }: Asked,
  { answer, expiresInSeconds, endsSession, cookies = [] }: Outcome,
  { drop = false, malformed }: Fault,
): FastifyReply {
  if (drop !== false) return breakOff(reply);
  if (endsSession) clearToken(request, reply);
  for (const [kind, value] of cookies) setCookie(request, reply, kind, value);
  if (expiresInSeconds !== null) {
    reply.header('session-expires-in', String(expiresInSeconds));
    reply.header('session-person', personToken(browser?.citizenId ?? ''));
  }
  if (answer.isOfOther) reply.header('outcome-of', 'other');
  return malformed ? sendBroken(reply, answer) : sendAnswer(reply, answer);
}
