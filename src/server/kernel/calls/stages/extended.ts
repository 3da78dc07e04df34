import { keepCounted } from '../../portal/frame-counts.ts';
import { numberSetting, type Settings } from '../../portal/settings.ts';
import { type Browser, extendSession, timeOf } from '../../sessions/browser.ts';
import { forgetCounts } from '../../sessions/counts.ts';
import type { Done, Outcome } from './outcome.ts';
import type { Sound } from './sound.ts';

/** Told in whole seconds: what is less is not worth a write. */
const leastMs = 1000;

/** The login is over then, whatever is done meanwhile: some hours after it began, and never before somebody who does nothing is logged out. */
function lastMoment({ beganAt }: Browser, settings: Settings): number {
  const seconds = Math.max(numberSetting(settings, 'session.longest'), numberSetting(settings, 'session.limit'));
  return beganAt.getTime() + seconds * 1000;
}

/** -> session extended */
export async function extended(sound: Sound, done: Done): Promise<Outcome> {
  const { portal, request, browser, session, settings } = sound;
  if (browser === null || session === null || done.endsSession) return { ...done, expiresInSeconds: null };
  await countedAgain(sound, browser, done);
  const now = timeOf(browser, portal.now()).getTime();
  const expiresAt = new Date(
    Math.min(now + numberSetting(settings, 'session.limit') * 1000, lastMoment(browser, settings)),
  );
  const expiresInSeconds = Math.max(0, Math.floor((expiresAt.getTime() - now) / 1000));
  if (Math.abs(expiresAt.getTime() - browser.expiresAt.getTime()) < leastMs) return { ...done, expiresInSeconds };
  try {
    await extendSession(portal.database, session.id, expiresAt);
    browser.expiresAt = expiresAt;
    return { ...done, expiresInSeconds };
  } catch (error) {
    // What was asked is done, and its answer known: it is told, with the time that is left.
    request.log.warn({ err: error }, 'session not extended');
    return { ...done, expiresInSeconds: Math.max(0, Math.floor((browser.expiresAt.getTime() - now) / 1000)) };
  }
}

/** Whoever has changed something is counted for anew; of an act the audit log has seen to it (`keep-audit.ts`). */
async function countedAgain({ portal, request, route }: Sound, browser: Browser, { isNew }: Done): Promise<void> {
  const { citizenId, counts } = browser;
  try {
    if (!route.call.changes) await keepCounted(portal, browser);
    else if (!isNew && counts !== null && citizenId !== null) await forgetCounts(portal.database, citizenId);
  } catch (error) {
    // What was asked is done: a number in the header is that of before for a while.
    request.log.warn({ err: error }, 'not counted again');
  }
}
