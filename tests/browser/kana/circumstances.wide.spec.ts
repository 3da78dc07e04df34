import type { Page } from 'playwright/test';
import { expect, test } from '../harness/test.ts';
import { pagesOnPaper } from '../look/on-paper.ts';
import { takePicture } from '../look/take-picture.ts';
import { kanaScreen as place } from './places.ts';

test('on paper and in forced colours: the confirmation and the end keep what counts', async ({ page, portal }) => {
  await place('complete').reach(portal, page);
  await page.emulateMedia({ media: 'print' });
  // The receipt alone is printed (decision 42).
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: '控え', exact: true })).toBeVisible();
  await expect(page.getByText(/^(?:\d{4} ){3}\d{4}$/).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('button')).toHaveCount(0);
  await takePicture(page, 'print-kana-complete');
  await page.emulateMedia({ media: 'screen' });
  // Nobody is logged in under an open page of somebody else.
  await page.goto('about:blank');
  await place('check').reach(portal, page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('コハル')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await takePicture(page, 'print-kana-check');
  await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('about:blank');
  await place('select-locked').reach(portal, page);
  const card = page.locator('.ui-choice', { has: page.getByRole('checkbox', { name: '月' }) });
  await expect(card).toHaveCSS('border-top-style', 'dashed');
  await takePicture(page, 'forced-colors-kana-select');
});

/** Rules of the margin of printed pages, as text. */
const marginsOf = (page: Page) =>
  page.evaluate(() =>
    document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
  );

test('on paper: a receipt is one sheet, with its number and time in the margin; every page has the day', async ({
  page,
  portal,
}) => {
  await place('complete').reach(portal, page);
  const number = await page.locator('main .ui-sheet dd').nth(1).textContent();
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0);
  expect(await pagesOnPaper(page)).toBe(1);
  const margins = await marginsOf(page);
  expect(margins).toMatch(/@page\s*\{[^}]*\d{4}年\d{1,2}月\d{1,2}日/);
  expect(margins).toMatch(new RegExp(`@page sheet-0\\s*\\{[^}]*受付番号 ${number}[^}]*\\d{1,2}時\\d{2}分`));
  expect(await page.locator('.ui-sheet').evaluate((part) => getComputedStyle(part).getPropertyValue('page'))).toBe(
    'sheet-0',
  );
});
