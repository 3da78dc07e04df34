import { numberSetting } from '../../portal/settings.ts';
import { extendSession } from '../../sessions/browser.ts';
import type { Done, Outcome } from './outcome.ts';
import type { Sound } from './sound.ts';

/** -> session extended */
export async function extended({ portal, session, settings }: Sound, done: Done): Promise<Outcome> {
  if (session === null || done.endsSession) return { ...done, expiresInSeconds: null };
  const limitSeconds = numberSetting(settings, 'session.limit');
  await extendSession(portal.database, session, portal.now(), limitSeconds);
  return { ...done, expiresInSeconds: limitSeconds };
}
