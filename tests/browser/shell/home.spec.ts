import { codeLabel } from '../../words/code-label.ts';
import { shellWords } from '../../words/shell-words.ts';
import { headingOf } from '../harness/family-register.ts';
import { openMenu } from '../harness/menu.ts';
import { expect, test } from '../harness/test.ts';

test('what needs doing comes first, each thing once, with its state, its date and one button [SH-044 SH-046]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('kana-correction');
  await page.goto(portal.origin);
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections.first()).toContainText('対応が必要なこと');
  const cards = page.locator('[data-entry]');
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText('振り仮名の訂正のお願い');
  await expect(cards).toContainText(codeLabel('kanaProcedureStatus', '2'));
  await expect(cards).toContainText(/期限：\d{4}年\d+月\d+日まで/u);
  const links = cards.getByRole('link');
  await expect(links).toHaveText(['カレンダーに入れる', '届出を訂正する']);
  for (const link of await links.all()) await expect(link).toHaveAccessibleDescription('振り仮名の訂正のお願い');
  await expect(cards.locator('.ui-button')).toHaveCount(1);
  await accessible('a home page with something to do');
  await cards.locator('.ui-button').click();
  await page.waitForURL(`${portal.origin}/svc/kana/apply-correction`);
});

test('services are found by everyday words, by keyboard, and the number of them is said', async ({
  page,
  portal,
  accessible,
}) => {
  await page.goto(portal.origin);
  const services = page.locator('#services .ui-menu-card:visible');
  const all = await services.count();
  const search = page.getByRole('search').getByRole('searchbox');
  await search.focus();
  await page.keyboard.type('引っ越し');
  const found = page.locator('[data-found]');
  await expect(found).toHaveText(/^「引っ越し」に合う手続きは、\d+件です。$/u);
  const count = Number(/(\d+)件/u.exec(await found.innerText())?.[1]);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(all);
  await expect(services).toHaveCount(count);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=/u);
  await accessible('services found');
  await page.reload();
  await expect(services).toHaveCount(count);
  await page.getByRole('link', { name: 'すべての手続きを表示する' }).click();
  await expect(services).toHaveCount(all);
  await expect(search).toBeFocused();
});

test('the menu of a phone works without code: by keyboard, Esc gives the focus back', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(portal.origin);
  const button = page.getByRole('banner').getByRole('button', { name: shellWords().menu });
  const home = page.getByRole('banner').getByRole('link', { name: shellWords().home, exact: true });
  await expect(home).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(home).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(home).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(home).toBeHidden();
  await expect(button).toBeFocused();
  // The search is the server's then.
  await page.getByRole('search').getByRole('searchbox').fill('宅建');
  await page.getByRole('search').getByRole('button').click();
  await expect(page).toHaveTitle(/^「宅建」の検索結果（1件）/u);
  await expect(page.locator('#services .ui-menu-card:visible')).toHaveCount(1);
  await context.close();
});

test('the frame says who is logged in, on a screen and on a page, on a phone and on a wide screen', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  for (const path of ['/', '/svc/nq/qualification-list']) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(portal.origin + path);
    await openMenu(page);
    const who = page.getByRole('banner').getByText('見本　花子 さん').filter({ visible: true });
    await expect(who).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(who).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: shellWords().menu })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toContainText('架空の組織');
  }
  await openMenu(page);
  await page.getByRole('banner').getByRole('link', { name: shellWords().home, exact: true }).click();
  await expect(headingOf(page, '見本　花子 さんのトップページ')).toBeVisible();
});

test('the samples are one link away from home, and a click away from a login', async ({ page, portal }) => {
  await page.goto(portal.origin);
  await page
    .getByRole('main')
    .getByRole('link', { name: /サンプルの人/u })
    .click();
  await page.getByRole('link', { name: '見本　花子' }).click();
  await expect(headingOf(page, '見本　花子 さんのトップページ')).toBeVisible();
  await expect(page.getByText('ログインしました')).toBeVisible();
});
