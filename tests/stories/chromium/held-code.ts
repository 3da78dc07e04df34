import type { Page, Route } from 'playwright/test';

/** The code of the next page does not come before it is let through; what is drawn is there without it. */
export interface HeldCode {
  open(address: string): Promise<void>;
  letThrough(): Promise<void>;
}

const code = /\/svc\/assets\/[^/]+\.js$/;

export function heldCode(page: Page): HeldCode {
  const held: Route[] = [];
  let isHeld = true;
  return {
    async open(address) {
      await page.route(code, (route) => (isHeld ? void held.push(route) : route.fallback()));
      await page.goto(address, { waitUntil: 'commit' });
      // The page would be whole only with its code.
      await page.waitForFunction(() => document.readyState !== 'loading');
    },
    async letThrough() {
      isHeld = false;
      for (const route of held.splice(0)) await route.continue();
    },
  };
}
