import { title } from '../../words/title.ts';
import { headingOf } from '../harness/family-register.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { holdCode } from './hold-code.ts';
import { entry, html, notReady } from './not-started.ts';

test('what a tab keeps of one screen hides nothing of another, before the code is there', async ({ page, portal }) => {
  await portal.login('no-four-information');
  await portal.drawWhole();
  await portal.launch({ processId: '000' });
  await page.locator('input[name="turnIn"][value="offline"]').check({ force: true });
  await page.reload();
  await expect(page.locator('#root')).toHaveAttribute('data-taken', 'anew');
  await holdCode(page);
  await page.goto(`${portal.origin}/svc/nq/qualification-list`, { waitUntil: 'commit' });
  await expect(page.locator('main input[type="text"]').first()).toBeVisible();
  await expect(page.locator('html[data-keeps]')).toHaveCount(0);
});

test('a later screen of a flow shows where one is at a reload, before the code is there', async ({ page, portal }) => {
  await portal.login('no-four-information');
  await portal.drawWhole();
  await portal.launch({ processId: '000' });
  await page.locator('input[name="turnIn"][value="offline"]').check({ force: true });
  await press(page);
  const heading = headingOf(page, title('familyregister-counter-input'));
  await expect(heading).toBeVisible();
  const letThrough = await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(heading).toBeVisible();
  await letThrough();
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
  await expect(heading).toBeVisible();
});

test('a form that is hidden for what the tab keeps cannot lose anything, and nothing of the kind is said', async ({
  page,
  portal,
}) => {
  await portal.login('no-four-information');
  await portal.drawWhole();
  await portal.launch({ processId: '000' });
  await page.route(entry, (route) => html(route, 404));
  const lost = page.getByText('いま入力した内容は消えます');
  await page.reload();
  await expect(lost).toBeVisible();
  await page.unroute(entry);
  await page.reload();
  await page.locator('input[name="turnIn"][value="offline"]').check({ force: true });
  await page.route(entry, (route) => html(route, 404));
  await page.reload();
  await expect(page.getByRole('heading', { name: notReady })).toBeVisible();
  await expect(page.locator('html[data-keeps]')).toHaveCount(1);
  await expect(lost).toBeHidden();
});

test('of a screen that may lead on, a tab that has been in the service shows what is known, a new one nothing but a wait', async ({
  page,
  portal,
}) => {
  await portal.login('no-four-information');
  await portal.drawWhole();
  const address = `${portal.origin}/svc/drivers-license/agreement`;
  const heading = headingOf(page, title('drivers-license-agreement'));
  const letThrough = await holdCode(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByText('ページを読み込んでいます')).toBeVisible();
  await expect(heading).toBeHidden();
  await letThrough();
  await expect(headingOf(page, title('drivers-license-change-permanent-address'))).toBeVisible();
  await holdCode(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(heading).toBeVisible();
});

test('where a login is asked for first, the page stands below what asks', async ({ page, portal }) => {
  await portal.drawWhole();
  const letThrough = await holdCode(page);
  await page.goto(`${portal.origin}/svc/tax-return`, { waitUntil: 'commit' });
  await expect(headingOf(page, title('tax-return-prior-preparation'))).toBeVisible();
  await letThrough();
  await expect(page.getByRole('dialog')).toBeVisible();
});
