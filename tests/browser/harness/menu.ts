import type { Page } from 'playwright/test';
import { shellWords } from '../../words/shell-words.ts';
import { expect } from './test.ts';

/** Opens the menu of the header, which has the name of who is logged in where there is room. Where the app replaces what was drawn, it is opened again. */
export async function openMenu(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  const home = banner.getByRole('link', { name: shellWords().home, exact: true });
  await expect(async () => {
    if (!(await home.isVisible())) await banner.locator('[popovertarget]').click();
    await expect(home).toBeVisible({ timeout: 1000 });
  }).toPass();
}
