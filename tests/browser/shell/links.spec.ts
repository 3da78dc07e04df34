import type { Page } from 'playwright/test';
import { headingOf } from '../harness/family-register.ts';
import { expect, test } from './sample/test.ts';

// One server for the whole file, whatever the number of workers.
test.describe.configure({ mode: 'default' });

const card = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test('a link to another view changes title, subtitle, breadcrumb and structured data without a page load, and back again', async ({
  page,
  portal,
  accessible,
}) => {
  await page.goto(`${portal.origin}/svc/sample/first/`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: '記録を見る' }).click();
  const views = page.getByRole('navigation', { name: '記録の表示' });
  const trail = page.getByRole('navigation', { name: '現在位置' });
  const data = page.locator('script[type="application/ld+json"]');
  const shows = async (title: string, subtitle: string, current: string) => {
    await expect(headingOf(page, title)).toBeVisible();
    await expect(page).toHaveTitle(`${title} | 見本のサービス`);
    await expect(page.getByRole('banner').getByText(subtitle)).toBeVisible();
    await expect(trail.getByRole('listitem')).toHaveText(['トップページ', '最初の画面', title]);
    await expect(views.locator('[aria-current="page"]')).toHaveText(current);
    const { itemListElement } = JSON.parse((await data.textContent()) ?? '{}');
    expect(itemListElement.at(-1)).toMatchObject({ name: title });
  };
  await shows('記録の内容', '内容を見ています', '内容');
  await accessible('a menu and views');
  await views.getByRole('link', { name: '履歴' }).click();
  await shows('記録の履歴', '履歴を見ています', '履歴');
  await expect(page).toHaveURL(/records\/\?view=history$/);
  await expect(page.getByText('履歴の文章です。')).toBeVisible();
  await expect(card(page, '履歴の控えを受け取る')).toBeVisible();
  await page.goBack();
  await shows('記録の内容', '内容を見ています', '内容');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('cards: the whole card is pressed, by pointer and keyboard; a screen opens in place, an address by a page load', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.origin}/svc/sample/records/`);
  await expect(page.getByRole('link', { name: '灰色の画面を開く', exact: true })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // The hint is part of the target.
  await page.getByText('背景が灰色の画面です。').click({ force: true });
  await expect(headingOf(page, '灰色の画面')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await page.getByRole('link', { name: '灰色の画面を開く' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('お知らせです')).toBeVisible();
  await page.getByRole('link', { name: 'ポータルトップへ' }).click();
  await expect(headingOf(page, 'まどぐちポータル')).toBeVisible();
  await expect(page).toHaveURL(`${portal.origin}/?from=sample`);
});

test('cards and views fit a small window with large letters, and are large enough to press', async ({
  page,
  portal,
}) => {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${portal.origin}/svc/sample/records/?view=history`);
    await expect(headingOf(page, '記録の履歴')).toBeVisible();
    for (const size of ['100%', '200%']) {
      await page.evaluate((letters) => {
        document.documentElement.style.fontSize = letters;
      }, size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} ${size}`).toBeLessThanOrEqual(
        width,
      );
      const targets = page.locator('.ui-menu-card, .ui-views a');
      for (const target of await targets.all()) {
        const box = await target.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} ${size}`).toBeGreaterThanOrEqual(44);
      }
    }
  }
});
