import { expect, test } from '../harness/test.ts';
import { kanaScreen as place } from '../kana/places.ts';
import { takePicture } from '../look/take-picture.ts';

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
