import type { Page } from 'playwright/test';
import { headingOf, selectTitle } from '../harness/family-register.ts';
import { expect, test } from '../harness/test.ts';
import { entry, expectInView, html, notStarted, openBroken, portalName, script } from './not-started.ts';

const broken: readonly (readonly [what: string, breakIt: (page: Page) => Promise<unknown>])[] = [
  ['the entry is gone', (page) => page.route(entry, (route) => html(route, 404))],
  ['a page comes in its place', (page) => page.route(entry, (route) => html(route, 200))],
  ['it throws', (page) => page.route(entry, (route) => script(route, "throw new Error('x')"))],
  ['it is not understood', (page) => page.route(entry, (route) => script(route, 'let = ;'))],
  ['what it imports is gone', (page) => page.route('**/svc/assets/rolldown-runtime-*.js', (route) => html(route, 404))],
  ['what it asks for first is gone', (page) => page.route('**/svc/assets/lazy-*.js', (route) => route.abort())],
  ['the settings do not come', (page) => page.route('**/svc/data/settings.json', (route) => html(route, 503))],
  [
    'a browser without modules',
    async (page) => {
      await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'));
      await page.route('**/svc/familyregister/select/*', async (route) => {
        const body = (await (await route.fetch()).text()).replaceAll('type="module"', 'type="unknown"');
        await route.fulfill({ contentType: 'text/html', body });
      });
    },
  ],
];

for (const [what, breakIt] of broken)
  test(`${what}: words, a true title and ways on, in the first view; again, and the screen is there [ER-161]`, async ({
    browser,
    portal,
  }) => {
    const page = await openBroken(browser, portal, breakIt);
    await expectInView(page, notStarted);
    await expect(page).toHaveTitle(`${notStarted} | ${portalName}`);
    await expect(headingOf(page, notStarted)).toBeFocused();
    if (what !== 'a browser without modules') {
      await page.unrouteAll();
      await page.getByRole('link', { name: 'もう一度読み込む' }).click();
      await expect(headingOf(page, selectTitle)).toBeVisible();
      await expect(headingOf(page, notStarted)).toHaveCount(0);
    }
    await page.context().close();
  });

test('not even the small script comes: the style sheet shows the words after a while; without it they are there at once [ER-161]', async ({
  browser,
  portal,
}) => {
  const page = await openBroken(browser, portal, (broke) => broke.route('**/*.js', (route) => route.abort()));
  await expect(headingOf(page, notStarted)).toBeHidden();
  const starting = page.getByText('ページを読み込んでいます。', { exact: false });
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 3000;
  });
  await expect(starting).toBeInViewport();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(starting).toBeHidden();
  await expectInView(page, notStarted);
  await expect(page).toHaveTitle(portalName);
  await page.route('**/*.css', (route) => route.abort());
  await page.reload();
  await expect(headingOf(page, notStarted)).toBeInViewport();
  await page.context().close();
});
