import { test as base, expect, type Page } from 'playwright/test';
import { axeViolations } from './axe.ts';
import { clockMovedBy } from './day-of-pictures.ts';
import { Portal } from './portal.ts';

interface Fixtures {
  /** The citizen's browser and sandbox. */
  portal: Portal;
  /** What the browser logs when a test provokes it; nothing by default. */
  expectedComplaint: RegExp | null;
  /** On the server whose day is that of the pictures, with the page's clock moved likewise. */
  onDayOfPictures: boolean;
  /** Fails the test when axe finds anything on the page as it is now. */
  accessible: (what: string) => Promise<void>;
}

/**
 * Every test: no console error, no uncaught exception, no Content-Security-Policy or Trusted Types violation on any page of its contexts.
 * Tests that provoke a failed request say so by `allowFailedRequests` since Chromium logs those itself.
 */
export const test = base.extend<Fixtures>({
  expectedComplaint: [null, { option: true }],
  onDayOfPictures: [false, { option: true }],
  context: async ({ context, expectedComplaint, onDayOfPictures }, use) => {
    if (onDayOfPictures && process.env.PICTURED_AHEAD !== undefined)
      await context.addInitScript(clockMovedBy(Number(process.env.PICTURED_AHEAD)));
    const complaints: string[] = [];
    const watch = (page: Page) => {
      page.on('console', (message) => {
        // Chromium itself logs every failed request; the answer to those is what the tests look at.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    };
    context.on('page', watch);
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await use(context);
    const unexpected = complaints.filter((complaint) => !expectedComplaint?.test(complaint));
    expect(unexpected, 'console errors, exceptions or policy violations').toEqual([]);
  },
  portal: async ({ page, onDayOfPictures }, use) => {
    const origin = (onDayOfPictures ? process.env.PICTURED_ORIGIN : undefined) ?? process.env.PORTAL_ORIGIN;
    if (!origin) throw new Error('PORTAL_ORIGIN is not set: global setup did not run');
    await use(new Portal(origin, page));
  },
  accessible: async ({ page }, use) => {
    await use(async (what) => {
      // A page that is about to be drawn has no heading yet; one that never has is told of below.
      await page
        .locator('h1')
        .first()
        .waitFor({ state: 'attached', timeout: 5000 })
        .catch(() => {});
      const found = await axeViolations(page);
      expect(found, `axe on ${what}`).toEqual([]);
    });
  },
});

export { expect };
