import type { Locator, Page, Route } from 'playwright/test';
import { expect } from '../harness/test.ts';
import { entry } from './not-started.ts';

/** The code of the next page does not come before it is let through. */
export async function holdCode(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(entry, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
}

/** Opens a page that the server draws, as far as this input. */
export async function openDrawn(page: Page, address: string, input: Locator): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(input).toBeVisible();
}

export const drawn = (page: Page) => page.locator('#root[data-drawn]');
/** How the code found the page: as it would have drawn it (`over`), or otherwise (`anew`). */
export const taken = (page: Page, how: 'over' | 'anew') =>
  expect(page.locator('#root')).toHaveAttribute('data-taken', how);
