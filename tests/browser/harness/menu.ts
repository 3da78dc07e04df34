import type { Page } from 'playwright/test';
import { shellWords } from '../../words/shell-words.ts';
import { expect } from './test.ts';

/** Opens what the header holds on a phone. Where the app replaces what was drawn, it is opened again. */
export async function openMenu(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  const home = banner.getByRole('link', { name: shellWords().home, exact: true });
  await expect(async () => {
    if (!(await home.isVisible())) await banner.getByRole('button', { name: shellWords().menu, exact: true }).click();
    await expect(home).toBeVisible({ timeout: 1000 });
  }).toPass();
}
