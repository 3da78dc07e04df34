import { setTimeout } from 'node:timers/promises';
import { readingFirst } from '../../db/reading-only.ts';
import { Unavailable } from '../../ports/in-time.ts';
import { type KnownCitizen, knownCitizen } from '../../ports/register.ts';
import { type Browser, findBrowserById, timeOf } from '../sessions/browser.ts';
import { type Counts, freshCounts, keepCounts, unreadOf } from '../sessions/counts.ts';
import { type Portal, settingsFor } from './portal.ts';

/** Counted anew in this process and not kept yet: whoever counts may not be allowed to write. */
const unkept = new WeakSet<Browser>();

/** The same; null = it was never counted, and cannot be now. */
export async function countsOrNone(...asked: Parameters<typeof frameCounts>): Promise<Counts | null> {
  try {
    return await frameCounts(...asked);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    // What waits has hardly become other: the last number says more than none.
    const [, { counts }] = asked;
    return counts;
  }
}

/**
 * What the header counts for whoever is logged in, as it was counted last where that is still right. It is counted apart from the call that asks: what is
 * overdue is ended by whoever sees it, and a call that only asks who is logged in stays one that leaves nothing behind.
 */
export async function frameCounts(
  portal: Portal,
  browser: Browser,
  known: () => Promise<KnownCitizen>,
): Promise<Counts> {
  const now = timeOf(browser, portal.now());
  const fresh = freshCounts(browser.counts, now);
  if (fresh !== null) return fresh;
  const citizen = await known();
  const times = { now, settings: settingsFor(portal, browser) };
  const open = await readingFirst(portal.database, (db) => portal.countOpen(db, citizen, times));
  return countedAnew(browser, { ...unreadOf(citizen.record), taskIncompleteCount: open }, now);
}

/** Somebody has just listed what waits: `counts` is how much. */
export function countedAnew(browser: Browser, counts: Counts, now: Date): Counts {
  browser.counts = { ...counts, at: now.getTime() };
  unkept.add(browser);
  return browser.counts;
}

/** Nothing where it is kept already. */
export async function keepCounted({ database }: Portal, browser: Browser): Promise<void> {
  if (browser.counts !== null && unkept.delete(browser)) await keepCounts(database, browser.id, browser.counts);
}

/** For so long somebody who has logged in waits for it. */
const mostMsAtLogin = 1000;

/** At a login, so that the first page finds it counted. Where it cannot be, that page is not kept waiting: whoever asks next counts. */
export async function countAtLogin(portal: Portal, sessionId: string): Promise<void> {
  const { database, register } = portal;
  try {
    const browser = await findBrowserById(database, sessionId);
    const citizen = browser?.citizen;
    if (!browser || !citizen) return;
    const counting = frameCounts(portal, browser, () => knownCitizen(register, citizen)).then(() =>
      keepCounted(portal, browser),
    );
    counting.catch(() => undefined);
    await (portal.sandbox ? counting : Promise.race([counting, setTimeout(mostMsAtLogin, null, { ref: false })]));
  } catch {
    // It is counted by whoever asks.
  }
}
