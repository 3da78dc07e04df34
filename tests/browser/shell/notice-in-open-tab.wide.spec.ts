import type { Page } from 'playwright/test';
import type { ToldNotices } from '../../../src/model/told-notices.ts';
import { headingOf, openSelect, readTitle, selectTitle } from '../harness/family-register.ts';
import { expect, test } from '../harness/test.ts';

const label = '重要なお知らせ';
const tonight: ToldNotices = { label, name: 'aaaaaaaa', words: ['今夜、工事をします。'] };
const tomorrow: ToldNotices = {
  label,
  name: 'bbbbbbbb',
  words: ['明日、工事をします。', '<b>書類</b>をご用意ください。'],
};
const none: ToldNotices = { label, name: '', words: [] };

/** The portal's answers as they are, and that these notices hold; how often the bar was asked for. */
async function announce(page: Page, now: () => ToldNotices): Promise<() => number> {
  let asked = 0;
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const { name } = now();
    const told = name === '' ? {} : { 'server-timing': `notices;desc="${name}"` };
    await route.fulfill({ response, headers: { ...response.headers(), ...told } });
  });
  await page.route('**/notice-bar', async (route) => {
    asked += 1;
    await route.fulfill({ json: now() });
  });
  return () => asked;
}

// A call may be under way: its answer cannot be read any more once the page is closed.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a notice reaches an open page with the answer of the next call, and goes with its end', async ({
  page,
  portal,
  accessible,
}) => {
  let now = none;
  const asked = await announce(page, () => now);
  await openSelect(page, portal);
  const bar = page.getByRole('complementary', { name: label });
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await expect(bar).toBeHidden();
  expect(asked()).toBe(0);

  now = tonight;
  await page.getByRole('button', { name: '次へ' }).click();
  await expect(headingOf(page, readTitle)).toBeVisible();
  await expect(bar).toHaveText('今夜、工事をします。');
  await accessible('notice in an open page');
  expect(asked()).toBe(1);

  now = tomorrow;
  await page.goBack();
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await page.getByRole('button', { name: '次へ' }).click();
  await expect(bar).toContainText('<b>書類</b>をご用意ください。');
  await expect(bar).toHaveCount(1);
  // The bar comes with the answer, the page after it: going back before would leave the service.
  await expect(headingOf(page, readTitle)).toBeVisible();

  now = none;
  await page.goBack();
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await page.getByRole('button', { name: '次へ' }).click();
  await expect(bar).toHaveCount(0);
});

test('and one that is looked at again, where nobody calls', async ({ page, portal }) => {
  await page.clock.install();
  let now = none;
  const asked = await announce(page, () => now);
  await openSelect(page, portal);
  const bar = page.getByRole('complementary', { name: label });
  const lookAgain = () =>
    page.evaluate(() => {
      for (const value of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }
    });
  await expect(headingOf(page, selectTitle)).toBeVisible();
  expect(asked()).toBe(0);
  now = tonight;
  // What listens comes when the page is idle.
  await expect(async () => {
    await page.clock.runFor(11_000);
    await lookAgain();
    await expect(bar).toHaveText('今夜、工事をします。', { timeout: 1000 });
  }).toPass();
  const before = asked();
  await lookAgain();
  expect(asked()).toBe(before);
});
