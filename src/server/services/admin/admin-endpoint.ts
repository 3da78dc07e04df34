import type { Queries } from '../../db/database.ts';
import { auditOfOthers, listening, type ToldOfAct } from '../../kernel/audit/audit-of-call.ts';
import { keepAudit } from '../../kernel/audit/keep-audit.ts';
import type { Answer, AnyoneRequest, Endpoint, OwnAnswer, OwnRequest } from '../../kernel/calls/endpoint.ts';
import { answerCallOnce } from '../../kernel/calls/idempotency.ts';
import { orRefusal } from '../../kernel/calls/refusal.ts';
import { withSoundInput } from '../../kernel/calls/refusal-of-input.ts';
import { requireValidAnswer } from '../../kernel/calls/valid-answer.ts';
import type { CallName, RequestOf, ResponseOf } from '../../kernel/contract/call-types.ts';
import { cookieOf } from '../../kernel/sessions/cookie.ts';
import type { Administrator } from './administrators.ts';
import { isEnabled } from './enabled.ts';
import { notLoggedIn, sessionOver, switchedOff } from './refusals.ts';
import { seedSample } from './seed.ts';
import { findSession, prolongSession, sessionCookie } from './sessions.ts';

/** A call by an administrator, handled in one transaction with its stored response. */
export interface AdminRequest<Body>
  extends Pick<OwnRequest, 'portal' | 'request' | 'now' | 'settings'>,
    Pick<AnyoneRequest, 'act'> {
  readonly body: Body;
  readonly db: Queries;
  readonly administrator: Administrator;
}

/** Declares a call that requires an administrator's session. */
export function defineAdminEndpoint<Name extends CallName>(
  call: Name,
  handle: (request: AdminRequest<RequestOf<Name>>) => Promise<Answer<ResponseOf<Name>>>,
): Endpoint {
  return defineOpenEndpoint(call, async (own) => {
    const { portal, now, settings } = own;
    const session = await findSession(portal.database, tokenOf(own), now);
    if (session === 'none') return { answer: notLoggedIn };
    if (session === 'over') return { answer: sessionOver, cookies: [[sessionCookie, null]] };
    const { administrator } = session;
    const inTransaction = async (db: Queries) => {
      await prolongSession(db, session.id, now, settings);
      const { act, told } = listening();
      const request = { ...own, body: own.body as RequestOf<Name>, db, administrator, act };
      const { call: of, idempotencyKey: key, body } = own;
      const write = { owner: `admin:${administrator.id}`, call: of, key, body, now };
      const sound = () =>
        withSoundInput(of, own, async () => {
          const answer = requireValidAnswer(of, await handle(request));
          if (answer.resultCode === '0000') await keepOwnAudit(db, own, administrator.id, told());
          return answer;
        });
      return answerCallOnce(db, write, () => null, sound);
    };
    const answer = await orRefusal(() => portal.database.transaction(inTransaction));
    return { answer: answer as Answer<ResponseOf<Name>> };
  });
}

/** Declares a call open to everybody while the area is enabled. It manages its own transactions. */
export function defineOpenEndpoint<Name extends CallName>(
  call: Name,
  answer: (request: OwnRequest<RequestOf<Name>>) => Promise<OwnAnswer<ResponseOf<Name>>>,
): Endpoint {
  return {
    call,
    login: 'own',
    async answer(request) {
      const { portal, settings, now } = request;
      if (!isEnabled(portal, settings)) return { answer: switchedOff };
      if (portal.sandbox) await seedSample(portal, now);
      return answer(request as OwnRequest<RequestOf<Name>>);
    },
  };
}

/** What an administrator did or read, in the transaction in which it happens. */
export function keepOwnAudit(
  db: Queries,
  { portal, call, request }: Pick<OwnRequest, 'portal' | 'call' | 'request'>,
  administratorId: string,
  told: ToldOfAct = {},
): Promise<void> {
  const done = { call, told, at: portal.now(), requestId: request.id };
  return keepAudit(db, auditOfOthers(done, `administrator:${administratorId}`));
}

export function tokenOf({ request }: Pick<OwnRequest, 'request'>): string | undefined {
  return cookieOf(request, sessionCookie);
}
