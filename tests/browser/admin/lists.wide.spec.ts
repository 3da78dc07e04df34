import type { Page } from 'playwright/test';
import { button, main, press } from '../harness/parts.ts';
import { dialogOf, expectAdmin, logInAsAdministrator, openAdmin } from './administration.ts';
import { expect, test } from './crowded-server.ts';

// One server for the whole file, whatever the number of workers.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ portal }) => logInAsAdministrator(portal));

const count = (page: Page) => main(page).locator('[data-list]');
const names = (page: Page) => main(page).getByRole('rowheader');
const column = (page: Page, label: string) => main(page).getByRole('columnheader', { name: label });
const isFocused = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)).toBe(true);
const marked = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));

for (const width of [360, 1280]) {
  test(`5,000 rows at ${width} px: a page of them stands in the page, paged, sorted and searched by the portal [AD-011 AD-015 AD-016 AD-017]`, async ({
    page,
    portal,
    accessible,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openAdmin(portal, 'users');
    await expect(count(page)).toHaveText('全5,000件のうち1〜20件目');
    await marked(page);
    expect(await page.locator('tbody tr').count()).toBe(20);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(700);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await accessible('the first page');

    const pages = main(page).getByRole('navigation', { name: '利用者の一覧のページ' });
    const first = await names(page).first().textContent();
    await pages.getByRole('link', { name: '次へ' }).click();
    await expect(count(page)).toHaveText('全5,000件のうち21〜40件目');
    await isFocused(page, '#list-page');
    await expect(count(page)).toBeInViewport();
    expect(await names(page).first().textContent()).not.toBe(first);
    await expect(pages.getByRole('link', { name: '2ページ' })).toHaveAttribute('aria-current', 'page');

    await column(page, 'name（名前）').getByRole('link').click();
    await expect(column(page, 'name（名前）')).toHaveAttribute('aria-sort', 'ascending');
    await expect(count(page)).toHaveText('全5,000件のうち1〜20件目');
    await isFocused(page, '#list-page');
    await column(page, 'name（名前）').getByRole('link').click();
    await expect(column(page, 'name（名前）')).toHaveAttribute('aria-sort', 'descending');
    expect(new URL(page.url()).searchParams.get('sort')).toBe('-name');

    await pages.getByRole('link', { name: '250ページ' }).click();
    await expect(count(page)).toHaveText('全5,000件のうち4,981〜5,000件目');
    const last = await names(page).allTextContents();
    await page.reload();
    await expect(names(page)).toHaveText(last);

    await page.goBack();
    await expect(count(page)).toHaveText('全5,000件のうち1〜20件目');
    await main(page).getByLabel('利用者を探す').fill('U005000');
    await main(page).getByLabel('利用者を探す').press('Enter');
    await expect(count(page)).toHaveText('全1件のうち1件目');
    await isFocused(page, '#list-page');
    await main(page).getByLabel('利用者を探す').fill('いない人の名前');
    await press(page, 'search');
    await expect(count(page)).toContainText('「いない人の名前」に合う利用者は見つかりませんでした。');
    await isFocused(page, '#list-page');
    await accessible('nothing found');
    await page.goBack();
    await expect(main(page).getByLabel('利用者を探す')).toHaveValue('U005000');
  });
}

test('tabs by keyboard alone: arrow keys go from tab to tab, Enter opens one, the focus stays on it [AD-011 AD-014]', async ({
  page,
  portal,
  accessible,
}) => {
  await openAdmin(portal, 'users');
  await expect(count(page)).toBeVisible();
  await marked(page);
  const tab = (name: string) => main(page).getByRole('tab', { name });
  await tab('Users').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Sign-in method')).toBeFocused();
  await expect(tab('Users')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab('Usage')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Users')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expectAdmin(page, 'usage');
  await expect(tab('Usage')).toBeFocused();
  await expect(tab('Usage')).toHaveAttribute('aria-selected', 'true');
  await expect(main(page).getByRole('tabpanel', { name: 'Usage' })).toBeVisible();
  await accessible('a tab');
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  await expectAdmin(page, 'users');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tab('Users')).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expectAdmin(page, 'usage');
});

test('a dialog with wrong input by keyboard: it stays, says what is wrong, leads to it, and gives the focus back when it closes [AD-018 AD-021]', async ({
  page,
  portal,
  accessible,
}) => {
  await openAdmin(portal, 'users');
  await expect(count(page)).toBeVisible();
  await button(page, 'add').focus();
  await page.keyboard.press('Enter');
  const form = dialogOf(page, 'Add User（利用者の追加）');
  const name = form.getByLabel('name（名前）');
  await name.fill('あ'.repeat(51));
  await name.press('Enter');
  const summary = form.locator('.ui-error-summary');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: 'メールアドレスを入力してください。' })).toBeVisible();
  await expect(main(page).locator('.ui-error-summary')).toHaveCount(0);
  await expect(name).toHaveValue('あ'.repeat(51));
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await accessible('a dialog with wrong input');
  await summary.getByRole('link', { name: 'メールアドレスを入力してください。' }).click();
  await expect(form.getByLabel('email（メールアドレス）')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  const add = button(page, 'add');
  await expect(add).toBeFocused();
  // What it did ends a moment after its dialog has closed.
  await expect(add).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('');
  await expect(summary).toHaveCount(0);
});

test('the administration stands in a frame of its own: nobody asks who is logged in to the portal [AD-006]', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openAdmin(portal, 'users');
  await expect(count(page)).toBeVisible();
  expect(asked.filter((path) => /is-login|notification|self-info/.test(path))).toEqual([]);
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
});
