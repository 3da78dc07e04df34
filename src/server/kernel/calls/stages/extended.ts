import type { Queries } from '../../../db/database.ts';
import { keepCounted } from '../../portal/frame-counts.ts';
import { numberSetting, type Settings } from '../../portal/settings.ts';
import { type Browser, extendSession, extendUnlessHeld, timeOf } from '../../sessions/browser.ts';
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

/** The end that an answer given then leads to. */
function nextEnd(browser: Browser, settings: Settings, now: number): Date {
  return new Date(Math.min(now + numberSetting(settings, 'session.limit') * 1000, lastMoment(browser, settings)));
}

const nowOf = ({ portal, browser }: Sound) => timeOf(browser, portal.now()).getTime();

const isWorthWriting = (browser: Browser, end: Date) =>
  Math.abs(end.getTime() - browser.expiresAt.getTime()) >= leastMs;

/**
 * Asked for with what a call has written, which saves a way to the database of its own. Resolves once that is answered; where somebody else has the row,
 * or the database has failed, it is not extended.
 */
export async function extendedWithin(db: Queries, sound: Sound): Promise<void> {
  const { browser, session, settings } = sound;
  if (browser === null || session === null) return;
  const end = nextEnd(browser, settings, nowOf(sound));
  if (!isWorthWriting(browser, end)) return;
  const isExtended = await extendUnlessHeld(db, session.id, end).catch(() => false);
  if (isExtended) browser.expiresAt = end;
}

/** -> session extended, where it was not with the call */
export async function extended(sound: Sound, done: Done): Promise<Outcome> {
  const { portal, request, browser, session, settings } = sound;
  if (browser === null || session === null || done.endsSession) return { ...done, expiresInSeconds: null };
  await countedAgain(sound, browser, done);
  const now = nowOf(sound);
  const end = nextEnd(browser, settings, now);
  const secondsUntil = (at: Date) => Math.max(0, Math.floor((at.getTime() - now) / 1000));
  if (!isWorthWriting(browser, end)) return { ...done, expiresInSeconds: secondsUntil(end) };
  try {
    await extendSession(portal.database, session.id, end);
    browser.expiresAt = end;
    return { ...done, expiresInSeconds: secondsUntil(end) };
  } catch (error) {
    // What was asked is done, and its answer known: it is told, with the time that is left.
    request.log.warn({ err: error }, 'session not extended');
    return { ...done, expiresInSeconds: secondsUntil(browser.expiresAt) };
  }
}

/** Who has changed something that what waits is read from is counted for anew; of an act the audit log has seen to it (`keep-audit.ts`). */
async function countedAgain(
  { portal, request, route }: Sound,
  browser: Browser,
  { isNew, touchesWaiting }: Done,
): Promise<void> {
  const { citizenId, counts } = browser;
  try {
    if (!route.call.changes) await keepCounted(portal, browser);
    else if (touchesWaiting && !isNew && counts !== null && citizenId !== null)
      await forgetCounts(portal.database, citizenId);
  } catch (error) {
    // What was asked is done: a number in the header is that of before for a while.
    request.log.warn({ err: error }, 'not counted again');
  }
}
