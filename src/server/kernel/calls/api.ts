import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as refusalsWording from '../../../../build/wording/server/refusals.ts';
import type { Queries } from '../../db/database.ts';
import { isStorable } from '../../db/storable.ts';
import { type KnownCitizen, knownCitizen } from '../../ports/register.ts';
import { findCitizen, lockCitizen } from '../people/citizens.ts';
import { type Portal, settingsFor } from '../portal/portal.ts';
import { numberSetting } from '../portal/settings.ts';
import { type Browser, endSession, extendSession, findBrowser, sessionOf, timeOf } from '../sessions/browser.ts';
import { clearToken, setCookie, tokenOf } from '../sessions/cookie.ts';
import { originOf } from '../sessions/origin.ts';
import type { Session } from '../sessions/session.ts';
import { personToken } from '../sessions/token.ts';
import { brokenServer, invalidRequest, otherPerson, sendAnswer, sessionEnded, withoutIntention } from './answers.ts';
import { refusalBeforeSigning } from './before-signing.ts';
import type { CallObserver, Fault } from './call-observer.ts';
import type { Route } from './discover-endpoints.ts';
import type { AnyAnswer, AnyoneRequest, CitizenRequest, OwnAnswer } from './endpoint.ts';
import { answerCallOnce } from './idempotency.ts';
import { carryOutOnce, timesCarriedOut } from './intention.ts';
import { breakOff, sendBroken, wait } from './misbehave.ts';
import { keepMessage } from './outbox.ts';
import { orRefusal, refusalOfHidden, withSoundInput } from './refusal-of-input.ts';
import { requireValidAnswer } from './valid-answer.ts';

const noFault: Fault = {};

/**
 *   request -> browser of the cookie -> journal opened -> fault? -> schema -> login -> same person? -> transaction(idempotency(citizen locked -> handle))
 *           -> response schema -> session extended -> journal closed -> answer
 */
export function registerApi(
  app: FastifyInstance,
  portal: Portal,
  routes: readonly Route[],
  observer: CallObserver | null,
): void {
  for (const route of routes) {
    const limit = route.call.mostBytes === null ? {} : { bodyLimit: route.call.mostBytes };
    app.post(route.call.path, limit, async (request, reply) => {
      const browser = await findBrowser(portal.database, tokenOf(request));
      const observed =
        browser === null ? undefined : await observer?.begin(portal, browser, route.call.path, request.body);
      const fault = observed?.fault ?? noFault;
      if (fault.delaySeconds !== undefined) await wait(request, fault.delaySeconds);
      const result = await answerWithFault(portal, route, request, browser, fault);
      await observed?.end(result.answer);
      portal.callCounts.count(route.call.path, result.answer.resultCode === '0000', portal.now());
      if (fault.drop !== undefined && fault.drop !== false) return breakOff(reply);
      if (result.endsSession) clearToken(request, reply);
      for (const [kind, value] of result.cookies ?? []) setCookie(request, reply, kind, value);
      if (result.expiresInSeconds !== null) {
        reply.header('session-expires-in', String(result.expiresInSeconds));
        reply.header('session-person', personToken(browser?.citizenId ?? ''));
      }
      if (result.answer.isOfOther) reply.header('outcome-of', 'other');
      if (fault.malformed) return sendBroken(reply, result.answer);
      return sendAnswer(reply, result.answer);
    });
  }
}

interface Result {
  readonly answer: AnyAnswer;
  /** Null when nobody is logged in. */
  readonly expiresInSeconds: number | null;
  readonly endsSession: boolean;
  readonly cookies?: OwnAnswer['cookies'];
}

/** A fault with its own answer replaces the call; `drop: "after"` and a delay leave the call's effect in place. */
async function answerWithFault(
  portal: Portal,
  route: Route,
  request: FastifyRequest,
  browser: Browser | null,
  fault: Fault,
): Promise<Result> {
  const session = sessionOf(browser, portal.now());
  if (fault.answer !== undefined || fault.drop === true || fault.drop === 'before') {
    const limitSeconds = numberSetting(settingsFor(portal, session), 'session.limit');
    return {
      answer: fault.answer ?? brokenServer,
      expiresInSeconds: session === null ? null : limitSeconds,
      endsSession: false,
    };
  }
  try {
    return await answerCall(portal, route, request, session, browser);
  } catch (error) {
    request.log.error({ err: error, call: route.call.name }, 'call failed');
    return { answer: brokenServer, expiresInSeconds: null, endsSession: false };
  }
}

async function answerCall(
  portal: Portal,
  { endpoint, call }: Route,
  request: FastifyRequest,
  session: Session | null,
  browser: Browser | null,
): Promise<Result> {
  const refused = (answer: AnyAnswer): Result => ({ answer, expiresInSeconds: null, endsSession: false });
  // Before anything walks through it.
  const sent = isStorable(request.body) ? call.withCutKeys(request.body) : undefined;
  if (!call.checkRequest(sent)) {
    // The schema path only: the data path may contain names sent by the client.
    const refusedAt = call.checkRequest.errors?.map(({ schemaPath }) => schemaPath);
    request.log.info({ call: call.name, refusedAt }, 'request refused by its schema');
    return refused(invalidRequest(400, refusalsWording.calls.notAccepted));
  }
  const { commonHeader, reqBody: given } = sent as { commonHeader: { screenId: string }; reqBody?: unknown };
  const reqBody = call.takesBody ? (given ?? {}) : undefined;
  const settings = settingsFor(portal, browser);
  const now = timeOf(browser, portal.now());
  const hidden = refusalOfHidden(call, { body: reqBody, screenId: commonHeader.screenId, now, settings });
  if (hidden !== null) {
    request.log.info({ call: call.name }, 'request refused: text that cannot be seen');
    return refused(hidden);
  }
  const idempotencyKey = keyOf(request, 'idempotency-key');
  const intention = keyOf(request, 'intention-key');
  if (endpoint.login === 'own') {
    const { screenId } = commonHeader;
    const own = await endpoint.answer({
      portal,
      call,
      request,
      body: reqBody,
      screenId,
      now,
      idempotencyKey,
      settings,
    });
    return { ...refused(own.answer), ...own };
  }
  if (endpoint.login === 'required' && session === null) return refused(sessionEnded);
  // Somebody else has logged in, in another tab: the page that asks does not know it yet.
  const asPerson = keyOf(request, 'session-person');
  if (session !== null && asPerson !== null && asPerson !== personToken(session.citizenId))
    return { ...refused(otherPerson), ...(await keepAlive(portal, session, settings)) };
  // Without it, the same act sent twice would be done twice.
  if (call.isOncePerIntention && session !== null && intention === null) {
    request.log.info({ call: call.name }, 'request refused: no intention');
    return { ...refused(withoutIntention), ...(await keepAlive(portal, session, settings)) };
  }
  const citizen = session === null ? null : await findCitizen(portal.database, session.citizenId);
  let ended = false;

  const inTransaction = async (db: Queries) => {
    let known: Promise<KnownCitizen | null> | null = null;
    const input: AnyoneRequest = {
      body: reqBody,
      screenId: commonHeader.screenId,
      session,
      citizen,
      known: () => {
        known ??= citizen === null ? Promise.resolve(null) : knownCitizen(portal.register, citizen, db);
        return known;
      },
      db,
      now,
      idempotencyKey,
      intention,
      settings,
      origin: originOf(request),
      receipts: portal.receipts,
      signing: portal.signing,
      send: async (message) => {
        if (citizen === null) return;
        await keepMessage(db, citizen.id, now, message);
      },
      deliveryTo: (address) => portal.mailer.deliveryTo(address),
      endSession: async () => {
        ended = true;
        if (session !== null) await endSession(db, session.id);
      },
    };
    // Not before: what was done once is answered as it was then, whatever day it is now.
    const sound = (work: () => Promise<AnyAnswer>) =>
      withSoundInput(call, input, async () => requireValidAnswer(call, await work()));
    const handle = async () => {
      if (endpoint.login !== 'required') return sound(() => endpoint.handle(input));
      // Serialises one person's writes across devices.
      if (call.sendOnce && citizen !== null) await lockCitizen(db, citizen.id);
      const timesFiled = (name: string) =>
        timesCarriedOut(db, { owner: input.citizen?.id ?? '', path: pathOf(portal, name) });
      const own = { ...input, timesFiled } as CitizenRequest;
      own.refusalBeforeSigning = (target) => refusalBeforeSigning(portal, own, target);
      const work = () => sound(() => endpoint.handle(own));
      if (!call.isOncePerIntention || citizen === null || intention === null) return work();
      return carryOutOnce(db, { owner: citizen.id, path: call.path, intention }, { call, body: reqBody, now }, work);
    };
    const write = { owner: citizen?.id ?? '', call, key: idempotencyKey, body: reqBody, now };
    return answerCallOnce(db, write, handle);
  };
  const answer = await orRefusal(() => portal.database.transaction(inTransaction));
  return { answer, ...(await keepAlive(portal, ended ? null : session, settings)), endsSession: ended };
}

async function keepAlive(portal: Portal, session: Session | null, settings: { readonly [name: string]: unknown }) {
  if (session === null) return { expiresInSeconds: null };
  const limitSeconds = numberSetting(settings, 'session.limit');
  await extendSession(portal.database, session, portal.now(), limitSeconds);
  return { expiresInSeconds: limitSeconds };
}

function pathOf({ calls }: Portal, name: string): string {
  return calls.find((call) => call.name === name)?.path ?? '';
}

/** A key from a header; longer than 200 characters is treated as absent. */
function keyOf(request: FastifyRequest, header: 'idempotency-key' | 'intention-key' | 'session-person'): string | null {
  const key = request.headers[header];
  return typeof key === 'string' && key !== '' && key.length <= 200 ? key : null;
}
