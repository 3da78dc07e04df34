import { LoggableError } from '../../../db/loggable-error.ts';
import { NoConnection } from '../../../db/no-connection.ts';
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
  const own = await endpoint
    .answer({ portal, call, request, body, screenId, now, idempotencyKey, settings })
    .catch((error: unknown) => {
      // It has transactions of its own: that one was not begun does not say that none was.
      throw error instanceof NoConnection ? new LoggableError(error.message, { cause: error }) : error;
    });
  return { ...besideSession(own.answer), ...own };
}
