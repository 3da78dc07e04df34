import type { Citizen } from '../../../ports/identity.ts';
import { personToken } from '../../sessions/token.ts';
import { otherPerson, sessionEnded, withoutIntention } from '../answers.ts';
import type { CitizenEndpoint } from '../endpoint.ts';
import { keyOf } from './key-of.ts';
import type { Refused } from './outcome.ts';
import type { Sound } from './sound.ts';

/** A request whose sender may make it. */
export interface Admitted extends Sound {
  readonly endpoint: CitizenEndpoint<unknown, unknown>;
  /** Who is logged in; null = nobody. */
  readonly citizen: Citizen | null;
  /** What makes this the same act as another one; null = not given. */
  readonly intention: string | null;
}

/** -> login -> same person? */
export async function admitted(endpoint: Admitted['endpoint'], sound: Sound): Promise<Admitted | Refused> {
  const { request, session } = sound;
  const { call } = sound.route;
  const intention = keyOf(request, 'intention-key');
  if (session === null)
    return endpoint.login === 'required' ? { refused: sessionEnded } : { ...sound, endpoint, intention, citizen: null };
  // Somebody else has logged in, in another tab: the page that asks does not know it yet.
  const asPerson = keyOf(request, 'session-person');
  if (asPerson !== null && asPerson !== personToken(session.citizenId)) return { refused: otherPerson };
  // Without it, the same act sent twice would be done twice.
  if (call.isOncePerIntention && intention === null) {
    request.log.info({ call: call.name }, 'request refused: no intention');
    return { refused: withoutIntention };
  }
  return { ...sound, endpoint, intention, citizen: sound.browser?.citizen ?? null };
}
