import * as turnWording from '../../../build/wording/turn.ts';
import { loadingDelaySeconds } from '../../../src/runtime/dialogs/dialogs.ts';
import { headingOf, openSelect, readTitle, selectTitle } from '../harness/family-register.ts';
import { expect, test } from '../harness/test.ts';

const pseudonym = '/api/familyregister/pseudonymCheck';

test('HTTP 429 is a wait: the screen stays, says how long, and goes on by itself', async ({
  page,
  portal,
  accessible,
}) => {
  await openSelect(page, portal);
  let asked = 0;
  await page.route(`**${pseudonym}`, async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    return route.fulfill({ status: 429, headers: { 'Retry-After': '3' }, json: { resultCode: '9000' } });
  });
  await page.getByRole('button', { name: '次へ' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: turnWording.title });
  await expect(dialog.getByRole('timer')).toContainText('00:0');
  await accessible('turn');
  await expect(headingOf(page, readTitle)).toBeVisible();
  expect(asked).toBe(2);
});

test('given up by the keyboard, the wait is over, and the screen tells what is wrong', async ({ page, portal }) => {
  await openSelect(page, portal);
  await page.route(`**${pseudonym}`, (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, json: { resultCode: '9000' } }),
  );
  await page.getByRole('button', { name: '次へ' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: turnWording.title });
  await expect(dialog).toBeVisible();
  // What says that something is being fetched does not come over it later.
  await page.waitForTimeout(loadingDelaySeconds * 2000);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('ER-008 HTTP 503: the busy page counts down and leads back to where one was', async ({ page, portal }) => {
  await page.clock.install();
  await openSelect(page, portal);
  const { href } = new URL(page.url());
  await portal.fault({ path: pseudonym, status: 503 });
  await page.getByRole('button', { name: '次へ' }).click();
  await page.waitForURL(`${portal.origin}/errors/busy`);
  await expect(page.getByText(/^あと\d+秒で/)).toBeVisible();
  await page.clock.runFor(31_000);
  await page.waitForURL(href);
  await expect(headingOf(page, selectTitle)).toBeVisible();
});

test('who stops the countdown stays, and goes back by the button', async ({ page, portal }) => {
  await page.clock.install();
  await openSelect(page, portal);
  await portal.fault({ path: pseudonym, status: 503 });
  await page.getByRole('button', { name: '次へ' }).click();
  await page.getByRole('button', { name: '自動で戻るのをやめる' }).click();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(`${portal.origin}/errors/busy`);
  await page.getByRole('link', { name: 'もとの画面に戻る' }).click();
  await expect(headingOf(page, selectTitle)).toBeVisible();
});
