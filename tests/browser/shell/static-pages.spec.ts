import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright/test';
import { title } from '../../words/title.ts';
import { headingOf, selectTitle } from '../harness/family-register.ts';
import { press } from '../harness/parts.ts';
import { Portal } from '../harness/portal.ts';
import { type StaticServer, startStaticServer } from '../harness/static-server.ts';
import { test as base, expect } from '../harness/test.ts';
import { entry } from './not-started.ts';

const test = base.extend<{ site: StaticServer }>({
  site: async ({ portal }, use) => {
    const site = await startStaticServer(portal.origin);
    await use(site);
    await site.stop();
  },
});

/** The portal behind a server of files, and its launched page before the code is let through. */
async function openHeld(page: Page, site: StaticServer, path: string) {
  const portal = new Portal(site.origin, page);
  await portal.login('no-four-information');
  const held: Route[] = [];
  let isHeld = true;
  await page.route(entry, (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) shifts.push((shift as unknown as { readonly value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.origin}/svc/familyregister/${path}?${portal.launchQuery({ processId: '000' })}`, {
    waitUntil: 'commit',
  });
  const letThrough = async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
  return { portal, letThrough };
}

const taken = (page: Page) => expect(page.locator('#root')).toHaveAttribute('data-taken', 'anew');
const shift = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0));
const skeletons = (page: Page) => page.locator('main .ui-skeleton');
const prefecture = (page: Page) => page.locator('select[name="prefecture"]');
const address = (page: Page) => page.locator('input[name="address"]');
const inputTitle = title('familyregister-counter-input');
const domicileSet = '/api/familyregister/domicileSet';
const isLogin = '/api/common/login/is-login';

test('what is known of a screen is on the page before the code, a skeleton keeps the room of the rest, and nothing moves', async ({
  page,
  site,
  accessible,
}) => {
  const { letThrough } = await openHeld(page, site, 'select/');
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await expect(skeletons(page).last()).toBeVisible();
  await expect(page.locator('header').first()).toBeVisible();
  const before = await headingOf(page, selectTitle).boundingBox();
  await accessible('a static page');
  await letThrough();
  await taken(page);
  await expect(skeletons(page)).toHaveCount(0);
  await expect(page.locator('input[name="turnIn"]').first()).toBeAttached();
  expect((await headingOf(page, selectTitle).boundingBox())?.y).toBe(before?.y);
  expect(await shift(page)).toBeLessThanOrEqual(0.01);
});

test('what is entered before the code is kept, and an early press is played once', async ({ page, site }) => {
  const { portal, letThrough } = await openHeld(page, site, 'counter-input/');
  await prefecture(page).selectOption('13');
  await address(page).fill('千代田区霞が関一丁目1番');
  await press(page);
  await press(page);
  await expect(page.locator('#root[data-drawn]')).toHaveCount(1);
  expect(await portal.journal(domicileSet)).toEqual([]);
  await letThrough();
  await expect(page.locator('#dialogs [role="dialog"], #dialogs dialog')).toBeVisible();
  await taken(page);
  await expect(address(page)).toHaveValue('千代田区霞が関一丁目1番');
  const sent = await portal.journal(domicileSet);
  expect(sent.map(({ request }) => request.reqBody?.domicile)).toEqual(['東京都千代田区霞が関一丁目1番']);
  expect(await shift(page)).toBeLessThanOrEqual(0.01);
});

test('where nobody may go on, the page says so as it does without the static one', async ({ page, site }) => {
  const portal = new Portal(site.origin, page);
  await portal.login('no-four-information');
  await page.goto(`${site.origin}/svc/familyregister/select/`);
  await expect(page.locator('#dialogs [role="dialog"], #dialogs dialog')).toBeVisible();
});

test('it stays for as long as the portal takes, and no longer says that it cannot be used', async ({ page, site }) => {
  const { portal, letThrough } = await openHeld(page, site, 'select/');
  await portal.fault({ path: isLogin, delaySeconds: 3 });
  await expect(page.locator('#not-started')).toHaveCount(1);
  await letThrough();
  await expect(page.locator('#not-started')).toHaveCount(0);
  await expect(skeletons(page).last()).toBeVisible();
  await expect(page.locator('#root[data-taken]')).toHaveCount(0);
  await taken(page);
  await expect(skeletons(page)).toHaveCount(0);
});

test('a dialog does not wait for the screen, and what was entered is there after it', async ({ page, site }) => {
  const { portal, letThrough } = await openHeld(page, site, 'counter-input/');
  await portal.fault({ path: isLogin, drop: true });
  await address(page).fill('千代田区');
  await press(page);
  await letThrough();
  const dialog = page.locator('#dialogs dialog, #dialogs [role="dialog"]');
  await dialog.getByRole('button').first().click();
  await expect(address(page)).toHaveValue('千代田区');
  // It was pressed before the question of the dialog.
  await expect(page.locator('main [role="alert"]')).toHaveCount(0);
  expect(await portal.journal(domicileSet)).toEqual([]);
});

test('a page made from an older screen corrects itself, without losing what is typed', async ({ page, site }) => {
  const file = '/svc/data/screens/familyregister-counter-input.json';
  const newer = '市区郡町村から番地まで';
  const screen = readFileSync(`dist${file}`, 'utf8');
  expect(screen).toContain('"市区郡以下"');
  site.instead.set(file, screen.replaceAll('"市区郡以下"', `"${newer}"`));
  const versions = JSON.parse(readFileSync('dist/svc/data/versions.json', 'utf8'));
  const changed = { ...versions, 'screens/familyregister-counter-input.json': 'another' };
  site.instead.set('/svc/data/versions.json', JSON.stringify(changed));
  const { letThrough } = await openHeld(page, site, 'counter-input/');
  await expect(page.getByText('市区郡以下').first()).toBeVisible();
  await address(page).fill('千代田区');
  await letThrough();
  await taken(page);
  await expect(headingOf(page, inputTitle)).toBeVisible();
  await expect(page.getByLabel(newer)).toHaveValue('千代田区');
  await expect(page.getByText('市区郡以下')).toHaveCount(0);
});

test('settings of the server win over those it was drawn with, and what cannot be compared stays as it is', async ({
  page,
  site,
}) => {
  site.instead.set('/svc/data/versions.json', 'not there');
  const settings = JSON.parse(readFileSync('dist/svc/data/settings.json', 'utf8'));
  site.instead.set('/svc/data/settings.json', JSON.stringify({ ...settings, 'title.separator': ' ／ ' }));
  const { letThrough } = await openHeld(page, site, 'counter-input/');
  await expect(page).toHaveTitle(new RegExp(`^${inputTitle} \\| `));
  await letThrough();
  await taken(page);
  await expect(page).toHaveTitle(new RegExp(`^${inputTitle} ／ `));
});
