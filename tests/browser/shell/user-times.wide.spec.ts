import type { Page } from 'playwright/test';
import type { ToldTimes } from '../../../src/model/told-times.ts';
import { headingOf, openSelect, selectTitle } from '../harness/family-register.ts';
import { expect, test } from '../harness/test.ts';

/** What a page told of itself. */
const told = (page: Page) => page.evaluate(() => Promise.all((window as unknown as Told).told.map((one) => one())));

interface Told {
  told: (() => Promise<{ readonly address: string; readonly says: ToldTimes }>)[];
}

/** Beacons are kept here instead of being sent. */
const keepBeacons = (page: Page) =>
  page.addInitScript(() => {
    const own = window as unknown as Told;
    own.told = [];
    navigator.sendBeacon = (address, data) => {
      own.told.push(async () => ({ address: String(address), says: JSON.parse(await (data as Blob).text()) }));
      return true;
    };
  });

const hide = (page: Page) =>
  page.evaluate(() => {
    for (const value of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });

test('a page tells its times once, to the portal alone, and nothing else', async ({ page, portal }) => {
  await portal.settings({ 'userTimes.output': true });
  await keepBeacons(page);
  // What measures comes when the page is idle; of a page that was out of sight before, it measures nothing.
  const measures = page.waitForResponse(/assets\/user-times-/);
  await openSelect(page, portal);
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await measures;
  await page.waitForLoadState('networkidle');
  const names = async () => (await told(page)).flatMap(({ says }) => Object.keys(says.times));
  await expect(async () => {
    await hide(page);
    // LCP and INP end with what a person does, not with an event of a script.
    expect(await names()).toEqual(expect.arrayContaining(['TTFB', 'FCP']));
  }).toPass();
  for (const { address, says } of await told(page)) {
    expect(address).toBe('/user-times');
    expect(says.screen).toMatch(/^SCK2301-/);
    expect(Object.keys(says).sort()).toEqual(['screen', 'times']);
  }
  const all = await names();
  expect(all).toEqual([...new Set(all)]);
});

test('without the setting, nothing [AM-008]', async ({ page, portal }) => {
  await keepBeacons(page);
  await openSelect(page, portal);
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await hide(page);
  expect(await told(page)).toEqual([]);
});
