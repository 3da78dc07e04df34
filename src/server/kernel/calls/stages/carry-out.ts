import type { Queries } from '../../../db/database.ts';
import { notingChanges } from '../../../db/tables-of.ts';
import type { Citizen } from '../../../ports/identity.ts';
import { auditOfAct, listening } from '../../audit/audit-of-call.ts';
import { keepAudit } from '../../audit/keep-audit.ts';
import { lockCitizen } from '../../people/citizens.ts';
import { knownFor } from '../../portal/known-for.ts';
import { endSession } from '../../sessions/browser.ts';
import { drawnPage } from '../../sessions/browser-of.ts';
import type { Answer, AnyAnswer, KnownRequest } from '../endpoint.ts';
import { answerCallOnce } from '../idempotency.ts';
import { carryOutOnce, keptOf } from '../intention.ts';
import { orRefusal, Refusal } from '../refusal.ts';
import { withSoundInput } from '../refusal-of-input.ts';
import { refusalWhenClosed } from '../refusal-when-closed.ts';
import { requireValidAnswer } from '../valid-answer.ts';
import type { Admitted } from './admitted.ts';
import { extendedWithin } from './extended.ts';
import { anyoneRequest, citizenRequest, outsideRequest } from './handler-request.ts';
import type { Done } from './outcome.ts';
import { reading, readingFor } from './reading.ts';

/** -> open? -> systems outside asked -> reading, or transaction(idempotency(citizen locked -> handle -> response schema)) */
export async function carryOut(admitted: Admitted): Promise<Done> {
  const { portal, route, session, citizen, body, now, idempotencyKey: key } = admitted;
  const closed = await refusalWhenClosed(portal, route.call, now);
  const outside = closed === null ? await askedAhead(admitted) : nothingAsked;
  const write = { owner: citizen?.id ?? '', call: route.call, key, body, now };
  const isRead = !route.call.changes && !route.call.sendOnce;
  let extending = Promise.resolve();
  let isNew = false;
  let touchesWaiting = false;
  const noted = (db: Queries) =>
    notingChanges(db, (table) => {
      touchesWaiting ||= portal.waitingIn.has(table);
    });
  const isDone = () => {
    isNew = true;
  };
  const inTransaction = async (db: Queries) => {
    const answer = await answerCallOnce(
      db,
      write,
      () => underLock(admitted, db),
      (before) => handle(admitted, db, { closed, outside, before, isDone }),
    );
    if (answer.endsSession && session !== null) await endSession(db, session.id);
    else if (!isRead) extending = extendedWithin(db, admitted);
    return answer;
  };
  const {
    endsSession = false,
    leavesWaiting = false,
    ...answer
  } = await orRefusal(() =>
    isRead
      ? reading(portal.database, route.call, inTransaction)
      : portal.database.transaction((db) => inTransaction(noted(db))),
  );
  await extending;
  return { answer, endsSession, isNew, touchesWaiting: touchesWaiting && !leavesWaiting };
}

type Before = ReturnType<typeof keptOf> | null;

/** -> citizen locked, and the act sought among those that were carried out: sent with the question whether the key is new */
function underLock({ route, endpoint, citizen, intention }: Admitted, db: Queries): Before {
  const { call } = route;
  if (endpoint.login !== 'required' || citizen === null) return null;
  // Serialises one person's writes across devices. What is asked behind it waits for it.
  if (call.sendOnce) void lockCitizen(db, citizen.id);
  if (!call.isOncePerIntention || intention === null) return null;
  const before = keptOf(db, { owner: citizen.id, path: call.path, intention });
  // Whoever was answered before does not ask.
  before.catch(() => undefined);
  return before;
}

interface Ahead {
  /** null = it is open. */
  readonly closed: Answer | null;
  readonly outside: ToldOutside;
  /** What is kept of the act; null = it is none. */
  readonly before: Before;
  isDone(): void;
}

/** What systems outside said. That one failed is told to whoever asks for its answer: one who was answered before does not. */
interface ToldOutside {
  /** With their record, where the endpoint needs it. */
  citizen(): Promise<Citizen | null>;
  told(): Promise<unknown>;
}

const nothingAsked: ToldOutside = { citizen: async () => null, told: async () => undefined };

/** While they take their time, nobody holds a connection or a lock. */
async function askedAhead(admitted: Admitted): Promise<ToldOutside> {
  const { portal, endpoint, request, citizen } = admitted;
  const { record = false, outside } = endpoint;
  const known = citizen !== null && record ? knownFor(portal, request, citizen) : Promise.resolve(citizen);
  // What a page that is drawn asks next mostly needs it; this call does not wait for it.
  if (citizen !== null && drawnPage() !== null) knownFor(portal, request, citizen).catch(() => undefined);
  const ask = async () => {
    const input = anyoneRequest(readingFor(portal.database), { ...admitted, citizen: await known }, () => undefined);
    // What the endpoint's kind says it is given, it is.
    return outside?.(outsideRequest(portal, citizenRequest(portal, input) as KnownRequest));
  };
  const telling = outside === undefined ? Promise.resolve() : ask();
  await Promise.allSettled([known, telling]);
  return { citizen: () => known, told: () => telling };
}

/** -> handle, acts once per intention -> response schema */
async function handle(admitted: Admitted, db: Queries, { closed, outside, before, isDone }: Ahead): Promise<AnyAnswer> {
  const { portal, request, route, endpoint, citizen, intention, body, now } = admitted;
  const { call } = route;
  const { act, told } = listening();
  const input = anyoneRequest(db, admitted, act);
  // Not before: what was done once is answered as it was then, whatever day it is now.
  const checked = async (work: () => Promise<AnyAnswer>) => {
    if (closed !== null) throw new Refusal(closed);
    return withSoundInput(call, input, async () => {
      const answer = requireValidAnswer(call, await work());
      if (answer.resultCode === '0000' && citizen !== null) {
        const { resBody } = answer;
        const done = { call, reqBody: body, resBody, told: told(), at: portal.now(), requestId: request.id };
        const kept = auditOfAct(done, citizen.id);
        await keepAudit(db, kept);
        if (kept.length > 0) isDone();
      }
      return answer;
    });
  };
  if (endpoint.login !== 'required') return checked(() => endpoint.handle(input));
  const work = () =>
    checked(async () => {
      const own = citizenRequest(portal, { ...input, citizen: await outside.citizen() });
      return endpoint.handle(own as KnownRequest, outside.told);
    });
  if (before === null || citizen === null || intention === null) return work();
  const once = { owner: citizen.id, path: call.path, intention };
  return carryOutOnce(input.db, once, { call, body, now }, await before, work);
}
