import { field } from '../../words/field.ts';
import { shellLink, shellWords } from '../../words/shell-words.ts';
import { serviceTitle, title } from '../../words/title.ts';
import { goToRead, headingOf, openSelect, readTitle, selectTitle } from '../harness/family-register.ts';
import { openMenu } from '../harness/menu.ts';
import { button, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';

const service = serviceTitle('familyregister');
const counter = title('familyregister-counter-input');

test('one root: Japanese page, white theme, service name, routed view, one container of dialogs [SH-012 SH-022 SH-027 SH-028 SH-029 CO-058]', async ({
  page,
  portal,
  accessible,
}) => {
  await openSelect(page, portal, { launch: { processId: '000' } });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  // No wording key and no English sentence is left for a citizen to read. What leads to other languages is for who reads no Japanese.
  const read = (await page.locator('body').innerText()).replaceAll(shellLink('languages'), '');
  expect(read).not.toMatch(/[A-Za-z]{4,}/);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /^#ffffff$/i);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('banner').getByText(service)).toBeVisible();
  await expect(page.locator('#root main h1')).toHaveText(selectTitle);
  await press(page, 'explanation');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('#root #dialogs')).toHaveCount(1);
  await expect(page.locator('#dialogs > dialog')).toHaveCount(1);
  await expect(page.locator('dialog')).toHaveCount(1);
  await accessible('a dialog over the selection screen');
});

test('the header leads to the maintenance and important notices [SH-031]', async ({ page, portal }) => {
  await openSelect(page, portal);
  await openMenu(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: shellLink('notices') })
    .click();
  await page.waitForURL(`${portal.origin}/notices`);
  await expect(headingOf(page, 'メンテナンス・重要なお知らせ')).toBeVisible();
});

const footer = [
  ['SH-036 SH-037', 'environment', '推奨環境'],
  ['SH-038 SH-039', 'privacy', 'プライバシーポリシー'],
  ['SH-040 SH-041', 'terms', '利用規約'],
  ['SH-042 SH-043', 'accessibility', 'アクセシビリティ'],
] as const;

test(`${footer.map(([ids]) => ids).join(' ')} footer links open a page in a new window, safely`, async ({
  page,
  portal,
}) => {
  await openSelect(page, portal);
  for (const [, address, heading] of footer) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: shellLink(address) });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(headingOf(opened, heading)).toBeVisible();
    await opened.close();
  }
  await expect(headingOf(page, selectTitle)).toBeVisible();
});

test('a reloaded deep link works; chunks, data and the icon sprite come from /svc/ [SH-014 SH-015 SH-016]', async ({
  page,
  portal,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'image', 'font'].includes(request.resourceType())) loaded.push(request.url());
  });
  await openSelect(page, portal, { launch: { processId: '000' } });
  await press(page);
  await expect(page.getByRole('heading', { level: 2, name: '入力内容に誤りがあります' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/svc/familyregister/select/');
  await page.reload();
  await expect(headingOf(page, selectTitle)).toBeVisible();
  const paths = loaded.filter((url) => url.startsWith(portal.origin)).map((url) => new URL(url).pathname);
  expect(paths.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(2);
  expect(paths.filter((path) => !path.startsWith('/svc/'))).toEqual([]);
  expect(await page.locator('svg use').first().getAttribute('href')).toMatch(/^\/svc\/assets\//);
});

for (const [id, path] of [
  ['SH-017', '/svc/no-such-path'],
  ['SH-017', '/svc/familyregister/no-such-screen/'],
  ['SH-018', '/svc/'],
] as const) {
  test(`${id} ${path} ends at the not-found page, by a full page load`, async ({ page, portal }) => {
    await page.goto(`${portal.origin}${path}`);
    await page.waitForURL(`${portal.origin}/not-found`);
    await expect(headingOf(page, 'ページが見つかりません')).toBeVisible();
  });
}

test('title: screen, separator, service; エラー while the screen shows errors; on forward navigation the heading has the focus [SH-019 AM-006]', async ({
  page,
  portal,
}) => {
  await openSelect(page, portal, { launch: { processId: '000' } });
  await expect(page).toHaveTitle(`${selectTitle} | ${service}`);
  await press(page);
  await expect(page).toHaveTitle(`${shellWords().errorTitlePrefix}${selectTitle} | ${service}`);
  await page.getByRole('radio', { name: field('familyregister-select', 'turnIn').option('offline') }).check();
  await press(page);
  await expect(page).toHaveTitle(`${counter} | ${service}`);
  await expect(headingOf(page, counter)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('browser back closes an open dialog with its screen [SH-024]', async ({ page, portal }) => {
  await openSelect(page, portal);
  await goToRead(page);
  await press(page, 'cancel');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page);
  await expect(headingOf(page, readTitle)).toBeVisible();
});

test('back restores the scroll position at once; forward begins at the top [CO-057]', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 300 });
  await openSelect(page, portal);
  await page.evaluate(() => window.scrollTo(0, 120));
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
  // A click by the test itself would scroll to the button first.
  await button(page, 'next').dispatchEvent('click');
  await expect(headingOf(page, readTitle)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // What the person sees in the very frame in which the old heading is there again.
  await page.evaluate((title) => {
    const seen = new MutationObserver(() => {
      if (
        document.querySelector('h1')?.textContent.replaceAll('\u200B', '') !== title ||
        document.querySelector('main [aria-busy]')
      )
        return;
      seen.disconnect();
      requestAnimationFrame(() => {
        document.documentElement.dataset.seenAt = String(window.scrollY);
      });
    });
    seen.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, selectTitle);
  await page.goBack();
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-seen-at', '120');
});

test('a keyboard user skips the header', async ({ page, portal }) => {
  await openSelect(page, portal);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '本文へ移動する' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('locale en: the same Japanese words, no wording key, html lang stays ja [SH-013 AM-122]', async ({
  page,
  portal,
}) => {
  await openSelect(page, portal, { launch: { processId: '000' } });
  await press(page);
  const summary = page.getByRole('heading', { level: 2, name: '入力内容に誤りがあります' });
  await expect(summary).toBeVisible();
  const japanese = await page.locator('#root').innerText();
  await portal.settings({ 'locale.name': 'en' });
  const reloaded = await page.reload();
  expect(await reloaded?.text()).toContain('"locale.name":"en"');
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await press(page);
  await expect(summary).toBeVisible();
  expect(await page.locator('#root').innerText()).toBe(japanese);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

const roots = [
  ['SH-044', '/', 'まどぐちポータル'],
  ['SH-045', '/family-registration', '戸籍電子証明書の提出'],
  ['SH-046', '/todo', 'やること'],
  ['SH-047', '/login?from=employment-insurance', 'ログイン'],
] as const;

for (const [id, path, heading] of roots) {
  test(`${id} ${path} is a page`, async ({ page, portal, accessible }) => {
    expect((await page.goto(`${portal.origin}${path}`))?.status()).toBe(200);
    await expect(headingOf(page, heading)).toBeVisible();
    await accessible(path);
  });
}
