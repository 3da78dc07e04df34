import type { Page, Route } from 'playwright/test';
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
