import type { Queries } from '../../../db/database.ts';
import { auditOfAct, listening } from '../../audit/audit-of-call.ts';
import { keepAudit } from '../../audit/keep-audit.ts';
import { lockCitizen } from '../../people/citizens.ts';
import { endSession } from '../../sessions/browser.ts';
import type { Answer, AnyAnswer } from '../endpoint.ts';
import { answerCallOnce } from '../idempotency.ts';
import { carryOutOnce } from '../intention.ts';
import { orRefusal, Refusal } from '../refusal.ts';
import { withSoundInput } from '../refusal-of-input.ts';
import { refusalWhenClosed } from '../refusal-when-closed.ts';
import { requireValidAnswer } from '../valid-answer.ts';
import type { Admitted } from './admitted.ts';
import { anyoneRequest, citizenRequest } from './handler-request.ts';
import type { Done } from './outcome.ts';
import { reading } from './reading.ts';

/** -> open? -> reading, or transaction(idempotency(citizen locked -> handle -> response schema)) */
export async function carryOut(admitted: Admitted): Promise<Done> {
  const { portal, route, session, citizen, body, now, idempotencyKey: key } = admitted;
  const closed = await refusalWhenClosed(portal, route.call, now);
  const write = { owner: citizen?.id ?? '', call: route.call, key, body, now };
  let isNew = false;
  const isDone = () => {
    isNew = true;
  };
  const inTransaction = async (db: Queries) => {
    const answer = await answerCallOnce(db, write, () => handle(admitted, db, { closed, isDone }));
    if (answer.endsSession && session !== null) await endSession(db, session.id);
    return answer;
  };
  const isRead = !route.call.changes && !route.call.sendOnce;
  const { endsSession = false, ...answer } = await orRefusal(() =>
    isRead ? reading(portal.database, inTransaction) : portal.database.transaction(inTransaction),
  );
  return { answer, endsSession, isNew };
}

/** -> citizen locked -> handle, acts once per intention -> response schema */
async function handle(
  admitted: Admitted,
  db: Queries,
  { closed, isDone }: { readonly closed: Answer | null; readonly isDone: () => void },
): Promise<AnyAnswer> {
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
  // Serialises one person's writes across devices.
  if (call.sendOnce && citizen !== null) await lockCitizen(input.db, citizen.id);
  const own = citizenRequest(portal, input);
  const work = () => checked(() => endpoint.handle(own));
  if (!call.isOncePerIntention || citizen === null || intention === null) return work();
  return carryOutOnce(input.db, { owner: citizen.id, path: call.path, intention }, { call, body, now }, work);
}
