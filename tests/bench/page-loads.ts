import type { Browser, BrowserContext, Page } from 'playwright';
import { type Line, slow4g } from './lines.ts';
import { addressOf, type MeasuredPage, type Side } from './measured-pages.ts';
import { type ProbePlan, pressedFrom, type Seen } from './probe-plan.ts';
import { openProfile, openTab } from './throttled-page.ts';
import type { Values } from './values.ts';
import { within } from './within.ts';

/** Longest wait for a page, and for what a press leads to. */
const longest = 30_000;
/** A press that has shown nothing so long after the page fell quiet is lost. */
const quietWithoutAnswer = 1500;
/** Why a browser without windows keeps no pages: nothing that a page could mend. */
const ofBrowser: readonly string[] = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

/** One load in each way of one side, each in a fresh profile but for the second visit and the way back. Milliseconds by `<line>.<visit>.<figure>`. */
export async function measurePage(
  browser: Browser,
  line: Line,
  page: MeasuredPage,
  side: Side,
  origin: string,
): Promise<Values> {
  const measured = { line, page, address: addressOf(page, origin, side) };
  const looked = await inProfile(browser, origin, page.persona, async (context) => ({
    ...(await look(context, measured)),
    ...(await comeAgain(context, measured)),
  }));
  const live = await inProfile(browser, origin, page.persona, (context) => findLive(context, measured));
  const answered = await inProfile(browser, origin, page.persona, (context) => press(context, measured, live));
  return {
    ...looked,
    [`${line.name}.cold.live`]: [live],
    [`${line.name}.cold.answered`]: [answered.milliseconds],
    [`${line.name}.cold.lost`]: [answered.isLost ? 1 : 0],
  };
}

/** The static page: it is painted, and nothing in it waits for code. */
export async function measureFloor(browser: Browser, line: Line, address: string): Promise<Values> {
  return inProfile(browser, address, null, async (context) => {
    const { page } = await openTab(context, { network: line, cpu: true }, { mode: 'look' });
    await page.goto(address, { waitUntil: 'networkidle', timeout: longest });
    return paints(await seenBy(page), line, 'cold');
  });
}

interface Measured {
  readonly line: Line;
  readonly page: MeasuredPage;
  readonly address: string;
}

async function inProfile<Result>(
  browser: Browser,
  origin: string,
  persona: string | null,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await openProfile(browser, origin, persona);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

function paints(seen: Seen, line: Line, visit: string): Values {
  const at = `${line.name}.${visit}`;
  return {
    [`${at}.firstPaint`]: [seen.firstPaint],
    [`${at}.largestPaint`]: [seen.largestPaint],
    [`${at}.layoutShift`]: [seen.layoutShift],
  };
}

/** Looks until nothing moves any more; on the faster line, leaves and comes back. */
async function look(context: BrowserContext, { line, page: measured, address }: Measured): Promise<Values> {
  const { change, taken } = measured;
  const { page, devtools, close } = await openTab(
    context,
    { network: line, cpu: true },
    { mode: 'back', change, taken },
  );
  await page.goto(address, { waitUntil: 'networkidle', timeout: longest });
  const values = paints(await seenBy(page), line, 'cold');
  if (line !== slow4g) {
    await close();
    return values;
  }
  const bars = new Set<string>();
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { reason } of notRestoredExplanations) if (!ofBrowser.includes(reason)) bars.add(reason);
  });
  await devtools.send('Page.enable');
  await page.goto(new URL('/about/environment', address).href, { waitUntil: 'networkidle', timeout: longest });
  const leftAt = await page.evaluate(() => {
    // Once the answer is on its way: the way back ends this page.
    setTimeout(() => history.back());
    return performance.timeOrigin + performance.now();
  });
  const seen = await seenOnce(page, 'live');
  const origin = await page.evaluate(() => performance.timeOrigin);
  await close();
  return {
    ...values,
    [`${line.name}.back.live`]: [origin + seen.live - leftAt],
    [`${line.name}.back.restored`]: [seen.restored ? 1 : 0],
    ...Object.fromEntries([...bars].map((reason) => [`${line.name}.back.bars.${reason}`, [1]])),
  };
}

/** A second visit of the same profile, in another tab: the browser has what it was allowed to keep. */
async function comeAgain(context: BrowserContext, measured: Measured): Promise<Values> {
  const { page, seen } = await openLive(context, measured);
  await page.close();
  const at = `${measured.line.name}.second`;
  return { [`${at}.firstPaint`]: [seen.firstPaint], [`${at}.live`]: [seen.live] };
}

/** Milliseconds until the code has taken an early change. */
export async function findLive(context: BrowserContext, measured: Measured): Promise<number> {
  return (await openLive(context, measured)).seen.live;
}

async function openLive(
  context: BrowserContext,
  { line, page: { change, taken }, address }: Measured,
): Promise<{ readonly page: Page; readonly seen: Seen }> {
  const plan: ProbePlan = { mode: 'live', change, taken };
  const { page } = await openTab(context, { network: line, cpu: true }, plan);
  await page.goto(address, { waitUntil: 'commit', timeout: longest });
  return { page, seen: await seenOnce(page, 'live') };
}

/**
 * One press, made as soon as its control is painted. A page that loses it is pressed again when it is live: that is the least a person would have to
 * wait who knew when.
 */
export async function press(
  context: BrowserContext,
  { line, page: { press: act, answer, callOfPress, says }, address }: Measured,
  live: number,
): Promise<{ readonly milliseconds: number; readonly isLost: boolean }> {
  const plan: ProbePlan = { mode: 'answered', press: act, answer, pressedFrom };
  const { page } = await openTab(context, { network: line, cpu: true }, plan);
  await page.goto(address, { waitUntil: 'commit', timeout: longest });
  await page.waitForFunction((key) => sessionStorage.getItem(key), pressedFrom, { timeout: longest });
  await page.waitForLoadState('networkidle', { timeout: longest });
  const isAnswered = await page
    .waitForFunction(() => window.bench.seen.answered > 0, null, { timeout: quietWithoutAnswer })
    .then(
      () => true,
      () => false,
    );
  if (!isAnswered) {
    const span = await within(
      longest,
      page.evaluate(() => window.bench.pressAgain()),
      () => `${says}: a press at ${address} led to ${page.url()} and was not answered, and another neither`,
    );
    return { milliseconds: live + span, isLost: true };
  }
  const { seen, calls, origin, began } = await page.evaluate(
    (key) => ({
      seen: window.bench.seen,
      calls: window.bench.calls(),
      origin: performance.timeOrigin,
      began: Number(sessionStorage.getItem(key)),
    }),
    pressedFrom,
  );
  const played = calls.filter((path) => callOfPress !== null && path.endsWith(callOfPress)).length;
  if (played > 1) throw new Error(`${says} at ${address}: one press was played ${played} times`);
  return { milliseconds: origin + seen.answered - began, isLost: false };
}

async function seenOnce(page: Page, figure: 'live'): Promise<Seen> {
  await page.waitForFunction((name) => window.bench?.seen[name] > 0, figure, { timeout: longest });
  return seenBy(page);
}

function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(() => window.bench.seen);
}
