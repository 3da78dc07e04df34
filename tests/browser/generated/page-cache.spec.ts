import { type Browser, chromium } from 'playwright/test';
import { addressOf, measuredPages } from '../../bench/measured-pages.ts';
import { chromiumArguments, chromiumPath } from '../harness/chromium.ts';
import { expect, test } from '../harness/test.ts';

/** What bars a page of a browser without windows from its page cache, whatever the page does. */
const ofBrowser = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

/** What in the page keeps it out of the page cache when it is left and come back to. */
async function bars(
  browser: Browser,
  origin: string,
  persona: string | null,
  address: string,
  own = '',
): Promise<string[]> {
  const context = await browser.newContext();
  if (persona !== null) await context.request.get(`${origin}/sandbox/login?persona=${persona}&to=/livez`);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.enable');
  const reasons: string[] = [];
  const told = new Promise<void>((resolve) => {
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
      resolve();
    });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(own);
  await page.goto(`${origin}/about/environment`);
  await page.goBack();
  await told;
  await context.close();
  return reasons.filter((reason) => !ofBrowser.includes(reason));
}

test('nothing in the measured pages keeps them out of the page cache, by which back and forward take no time', async ({
  portal,
}) => {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    for (const page of measuredPages) {
      const address = addressOf(page, portal.origin, 'ours');
      expect.soft(await bars(browser, portal.origin, page.persona, address), page.says).toEqual([]);
    }
    // What would, is told.
    const channel = "new BroadcastChannel('a').onmessage = () => {}; addEventListener('unload', () => {})";
    expect(await bars(browser, portal.origin, null, `${portal.origin}/about/terms`, channel)).not.toEqual([]);
  } finally {
    await browser.close();
  }
});
