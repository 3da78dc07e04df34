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
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a page tells its times once, to the portal alone, and nothing else', async ({ page, portal }) => {
  await portal.settings({ 'userTimes.output': true });
  await keepBeacons(page);
  await openSelect(page, portal);
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await page.getByRole('radio').first().check();
  await expect(async () => {
    await hide(page);
    expect(await told(page)).toHaveLength(1);
  }).toPass();
  const [first] = await told(page);
  expect(first?.address).toBe('/user-times');
  expect(first?.says.screen).toMatch(/^SCK2301-/);
  expect(Object.keys(first?.says ?? {}).sort()).toEqual(['screen', 'times']);
  expect(Object.keys(first?.says.times ?? {})).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP']));
  const names = (await told(page)).flatMap(({ says }) => Object.keys(says.times));
  await hide(page);
  const all = (await told(page)).flatMap(({ says }) => Object.keys(says.times));
  expect(all.length).toBe(new Set(all).size);
  expect(all).toEqual(expect.arrayContaining(names));
});

test('without the setting, nothing [AM-008]', async ({ page, portal }) => {
  await keepBeacons(page);
  await openSelect(page, portal);
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await hide(page);
  expect(await told(page)).toEqual([]);
});
