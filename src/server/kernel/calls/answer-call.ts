import { NoConnection } from '../../db/no-connection.ts';
import { Unavailable } from '../../ports/in-time.ts';
import { brokenServer, busyServer } from './answers.ts';
import { admitted } from './stages/admitted.ts';
import type { Asked } from './stages/asked.ts';
import { carryOut } from './stages/carry-out.ts';
import { extended } from './stages/extended.ts';
import { besideSession, type Outcome } from './stages/outcome.ts';
import { answerToOwn } from './stages/own-people.ts';
import { soundRequest } from './stages/sound.ts';

/** -> schema -> login -> same person? -> transaction(…) -> session extended, or what our own bug is answered with */
export async function answerCall(asked: Asked): Promise<Outcome> {
  try {
    return await throughStages(asked);
  } catch (error) {
    asked.request.log.error({ err: error, call: asked.route.call.name }, 'call failed');
    // Without a connection its transaction was not begun, and systems outside are asked ahead of it. Of everything else it is not known what was done.
    const isBegun = !(error instanceof NoConnection || error instanceof Unavailable);
    return besideSession(isBegun ? brokenServer : busyServer);
  }
}

async function throughStages(asked: Asked): Promise<Outcome> {
  const { endpoint } = asked.route;
  const sound = soundRequest(asked);
  if ('refused' in sound) return besideSession(sound.refused);
  if (endpoint.login === 'own') return answerToOwn(endpoint, sound);
  const mayAsk = await admitted(endpoint, sound);
  if ('refused' in mayAsk) return extended(sound, { answer: mayAsk.refused, endsSession: false });
  return extended(sound, await carryOut(mayAsk));
}
