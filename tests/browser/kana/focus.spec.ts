import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { openKana } from './kana.ts';

test('a pressed button that goes leaves the focus to the heading, not to the top of the page', async ({
  page,
  portal,
}) => {
  await portal.login('kana-single');
  await openKana(portal, 'read');
  await page.waitForLoadState('networkidle');
  await press(page, 'read');
  await expect(page.getByRole('img')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
