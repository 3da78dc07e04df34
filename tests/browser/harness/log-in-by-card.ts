import type { Page } from 'playwright/test';

/** From the login page, or straight from the card app's stand-in: logs in with the card of that persona. */
export async function logInByCard(page: Page, persona: string): Promise<void> {
  const app = page.getByRole('combobox', { name: 'カードの持ち主' });
  const entry = page.getByRole('button', { name: 'カードアプリでログインする' });
  await app.or(entry).waitFor();
  if (await entry.isVisible()) await entry.click();
  await app.selectOption(persona);
  await page.getByRole('button', { name: 'カードを読み取ってログインする' }).click();
}
