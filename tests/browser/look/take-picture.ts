import type { Page } from 'playwright/test';

/** A picture for people to look at, in `build/screenshots`, with `PICTURES` set alone: nothing compares them. */
export async function takePicture(page: Page, name: string, fullPage = true): Promise<void> {
  if (process.env.PICTURES === undefined) return;
  await page.screenshot({ path: `build/screenshots/${name}.png`, fullPage });
}
