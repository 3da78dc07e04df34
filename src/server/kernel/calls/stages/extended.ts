import { numberSetting } from '../../portal/settings.ts';
import { extendSession, timeOf } from '../../sessions/browser.ts';
import type { Done, Outcome } from './outcome.ts';
import type { Sound } from './sound.ts';

/** Told in whole seconds: what is less is not worth a write. */
const leastMs = 1000;

/** -> session extended */
export async function extended(sound: Sound, done: Done): Promise<Outcome> {
  const { portal, request, browser, session, settings } = sound;
  if (browser === null || session === null || done.endsSession) return { ...done, expiresInSeconds: null };
  const limitSeconds = numberSetting(settings, 'session.limit');
  const now = timeOf(browser, portal.now()).getTime();
  const expiresAt = new Date(now + limitSeconds * 1000);
  if (Math.abs(expiresAt.getTime() - browser.expiresAt.getTime()) < leastMs)
    return { ...done, expiresInSeconds: limitSeconds };
  try {
    await extendSession(portal.database, session.id, expiresAt);
    browser.expiresAt = expiresAt;
    return { ...done, expiresInSeconds: limitSeconds };
  } catch (error) {
    // What was asked is done, and its answer known: it is told, with the time that is left.
    request.log.warn({ err: error }, 'session not extended');
    return { ...done, expiresInSeconds: Math.max(0, Math.floor((browser.expiresAt.getTime() - now) / 1000)) };
  }
}
