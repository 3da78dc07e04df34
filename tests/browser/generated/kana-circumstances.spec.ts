import { expect, test } from '../harness/test.ts';
import { kanaScreen as place } from '../look/kana-places.ts';

test('on paper and in forced colours: the confirmation and the end keep what counts', async ({ page, portal }) => {
  await place('complete').reach(portal, page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^\d{4} \d{4} \d{4} \d{4}$/)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.screenshot({ path: 'build/screenshots/print-kana-complete.png', fullPage: true });
  await page.emulateMedia({ media: 'screen' });
  await place('check').reach(portal, page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('コハル')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.screenshot({ path: 'build/screenshots/print-kana-check.png', fullPage: true });
  await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme: 'dark' });
  await place('select-locked').reach(portal, page);
  const card = page.locator('.ui-choice', { has: page.getByRole('checkbox', { name: '月' }) });
  await expect(card).toHaveCSS('border-top-style', 'dashed');
  await page.screenshot({ path: 'build/screenshots/forced-colors-kana-select.png', fullPage: true });
});
