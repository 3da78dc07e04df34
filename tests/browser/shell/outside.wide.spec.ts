import type { Page } from 'playwright/test';
import { startPortal } from '../harness/start-portal.ts';
import { test as base, expect } from '../harness/test.ts';

/** Tests on a portal whose login is on another site. */
const test = base.extend<{ origin: string }, { served: string }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the destructured form.
    async ({}, use) => {
      const server = await startPortal({}, { script: 'tests/browser/shell/outside/serve-outside.ts' });
      await use(server.origin);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  origin: async ({ served }, use) => use(served),
});

const enter = (page: Page) => page.getByRole('button', { name: 'カードアプリでログインする' }).click();
const logIn = (page: Page) => page.getByRole('link', { name: 'hanako', exact: true });
/** In the header; a phone shows it in the menu. */
const who = (page: Page) => page.getByRole('banner').locator('.ui-header-who').first();
const refused = (page: Page) => page.getByRole('heading', { name: 'ログインを完了できませんでした', level: 1 });

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test('a login on another site leads back to where one wanted, and is used once', async ({
      page,
      origin,
      accessible,
    }) => {
      await page.goto(`${origin}/todo`);
      await page.getByRole('link', { name: 'ログイン', exact: true }).first().click();
      await enter(page);
      const there = page.url();
      expect(new URL(there).hostname).toBe('localhost');
      await logIn(page).click();
      await page.waitForURL(`${origin}/todo`);
      await expect(who(page)).toHaveText('hanako さん さん');
      // The page of the login is still in the history: it answers anew, to a login that is over.
      await page.goto(there);
      await logIn(page).click();
      await expect(refused(page)).toBeVisible();
      await expect(page.getByText('いまもhanako さん さんとしてログインしています。')).toBeVisible();
      await accessible('a login that was used, of who is logged in');
      await page.getByRole('main').getByRole('link', { name: 'トップページへ' }).click();
      await page.waitForURL(`${origin}/`);
    });

    test('the link to the login of somebody else logs nobody in; one’s own does', async ({
      page,
      browser,
      origin,
      accessible,
    }) => {
      const attacker = await browser.newContext();
      const theirs = await attacker.newPage();
      await theirs.goto(`${origin}/login`);
      await enter(theirs);
      const caught = theirs.waitForRequest(/\/login\/return/);
      await theirs.route(/\/login\/return/, (route) => route.abort());
      await logIn(theirs).click();
      const link = (await caught).url();
      await attacker.close();

      await page.setContent(`<a href="${link.replaceAll('&', '&amp;')}">見てください</a>`);
      await page.getByRole('link').click();
      await expect(refused(page)).toBeVisible();
      await expect(who(page)).toHaveCount(0);
      await accessible('the login of somebody else');
      await page.getByRole('link', { name: 'もう一度ログインする' }).click();
      await enter(page);
      await logIn(page).click();
      await page.waitForURL(`${origin}/`);
      await expect(who(page)).toHaveText('hanako さん さん');
    });
  });
}
