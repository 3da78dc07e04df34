import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';
import { wordsHere } from './words-here.ts';

export const main = (page: Page): Locator => page.getByRole('main');

/** A button of the screen, by what it does there (`next`), or by its exact words. */
export const button = (page: Page, name: string): Locator =>
  main(page).getByRole('button', { name: wordsHere(page, name), exact: true });

export async function press(page: Page, name = 'next'): Promise<void> {
  // What has a name is on a screen that may still be on its way.
  if (/^[a-z][\w-]*$/iu.test(name))
    await expect.poll(() => wordsHere(page, name), `${name} on the screen`).not.toBe(name);
  await button(page, name).click();
}

/** The level-1 heading that every screen has. */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

export async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeVisible();
}

/** The screen with that heading stands at that address. Its address may carry a query while it is being read. */
export async function expectScreen(page: Page, title: string, pathname: string): Promise<void> {
  await expectHeading(page, title);
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
}
