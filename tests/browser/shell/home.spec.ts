import { claimWords } from '../../../src/server/kernel/page/claim-words.ts';
import { codeLabel } from '../../words/code-label.ts';
import { shellWords } from '../../words/shell-words.ts';
import { axeViolations } from '../harness/axe.ts';
import { headingOf } from '../harness/family-register.ts';
import { openMenu } from '../harness/menu.ts';
import { press } from '../harness/parts.ts';
import { Portal } from '../harness/portal.ts';
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
    const who = page.getByRole('banner').getByText('見本　花子 さん');
    await expect(who).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(who).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: shellWords().menu })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toContainText('架空の組織');
  }
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

test('an act whose answer was lost, its tab closed: home in a new one leads to what became of it, and on to finishUrl; on another device, too [FR-074 API-003 EN-038 SH-044]', async ({
  page,
  portal,
  browser,
}) => {
  const createXml = '/api/familyregister/createXml';
  const accepted = new RegExp(`^${claimWords('acceptedBefore')}`, 'u');
  await portal.login('pseudonym-exists', { copy: 'outcomes' });
  await portal.launch({}, 'confirm/');
  await portal.fault({ path: createXml, drop: 'after', times: 50 });
  await press(page);
  await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute('href', '/outcomes');
  await page.close();

  const tab = await page.context().newPage();
  await tab.goto(portal.origin);
  await expect(tab.locator('[data-unanswered] li:visible')).toHaveText(['戸籍電子証明書の提出']);
  // By keyboard, the portal silent at first, and the page without what it keeps.
  await tab.route('**/api/common/outcome/get', (route) => route.abort());
  await tab.route('**/outcomes', async (route) => {
    const drawn = await route.fetch();
    await route.fulfill({ response: drawn, body: (await drawn.text()).replaceAll('data-intention', 'data-other') });
  });
  await tab.getByRole('link', { name: '結果を確かめる', exact: true }).focus();
  await tab.keyboard.press('Enter');
  const sent = tab.locator('[data-outcomes] li');
  const says = sent.locator('[role=status] p:visible').first();
  await expect(says).toContainText(claimWords('acceptanceUnknown'));
  await tab.unrouteAll();
  await sent.getByRole('button').focus();
  await tab.keyboard.press('Enter');
  await expect(says).toHaveText(accepted);
  await expect(sent.getByRole('heading')).toBeFocused();
  expect(await axeViolations(tab)).toEqual([]);
  for (const width of [360, 1280]) {
    await tab.setViewportSize({ width, height: 740 });
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  // Told, home has nothing open; the page tells it again, in another tab as well.
  const other = await page.context().newPage();
  await other.goto(portal.origin);
  await expect(other.locator('[data-unanswered]')).toBeHidden();
  await other.goto(`${portal.origin}/outcomes`);
  await expect(other.locator('[data-outcomes] [role=status] p:visible')).toHaveText(accepted);
  await tab.reload();
  await expect(says).toHaveText(accepted);
  await sent.locator('a[data-when=finish]').click();
  await tab.waitForURL(`${portal.origin}/sandbox/caller/finished*`);
  await tab.goBack();
  await expect(says).toHaveText(accepted);

  const device = await browser.newContext();
  const there = await device.newPage();
  await new Portal(portal.origin, there).login('pseudonym-exists', { copy: 'outcomes' });
  await there.goto(portal.origin);
  await there.getByRole('link', { name: '送った手続きの結果を確かめる' }).click();
  await expect(
    there.getByRole('region', { name: 'この1週間に受け付けた手続き' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['戸籍電子証明書の提出']);
  await device.close();
  // Of whoever is logged in next, nothing.
  await new Portal(portal.origin, tab).login('qr');
  await tab.goto(`${portal.origin}/outcomes`);
  await expect(tab.locator('[data-outcomes] [data-none]')).toBeVisible();
  await expect(tab.getByRole('main')).not.toContainText('受け付けました');
});
