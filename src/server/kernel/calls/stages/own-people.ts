import type { OwnPeople } from '../endpoint.ts';
import { refusalWhenClosed } from '../refusal-when-closed.ts';
import { besideSession, type Outcome } from './outcome.ts';
import type { Sound } from './sound.ts';

/** A call of an area with its own accounts goes another way from here. */
export async function answerToOwn(endpoint: OwnPeople, sound: Sound): Promise<Outcome> {
  const { portal, route, request, body, screenId, now, idempotencyKey, settings } = sound;
  const { call } = route;
  const closed = await refusalWhenClosed(portal, call, now);
  if (closed !== null) return besideSession(closed);
  const own = await endpoint.answer({ portal, call, request, body, screenId, now, idempotencyKey, settings });
  return { ...besideSession(own.answer), ...own };
}
