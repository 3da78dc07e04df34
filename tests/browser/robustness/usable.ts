import { expect, type Page } from 'playwright/test';

/** Never a blank page, never a stack trace: a heading or a dialog is there to read, and nothing technical. */
export async function expectUsable(page: Page, when: string): Promise<void> {
  await expect(page.locator('h1:visible, dialog[open]').first(), when).toBeVisible();
  const text = await page.locator('body').innerText();
  expect(text, when).not.toMatch(/\bat .+:\d+:\d+|TypeError|ReferenceError|undefined|\[object Object\]|NaN/);
}
