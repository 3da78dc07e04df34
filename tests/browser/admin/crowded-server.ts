import { Portal } from '../harness/portal.ts';
import { startPortal } from '../harness/start-portal.ts';
import { test as base, expect } from '../harness/test.ts';

/** A second server with as many sample users as an administrator will ever see. */
export const test = base.extend<object, { crowded: string }>({
  crowded: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the destructured form.
    async ({}, use) => {
      const server = await startPortal({ MADOGUCHI_SETTINGS: JSON.stringify({ 'admin.sampleUsers': 5000 }) });
      await use(server.origin);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  portal: async ({ page, crowded }, use) => use(new Portal(crowded, page)),
});

export { expect };
