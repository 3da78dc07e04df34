import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Portal } from '../../harness/portal.ts';
import { startPortal } from '../../harness/start-portal.ts';
import { test as base, expect } from '../../harness/test.ts';

/** Host of the user-insight service of these tests; the browser never leaves this machine, see `tag`. */
export const insightScript = 'http://insight.invalid/tag.js';

interface SampleServer {
  readonly origin: string;
  /** What is served below `/svc/`. */
  readonly site: string;
}

/** Tests on a second server, whose site has one more service: `screens/`. It has a user-insight host; the real server has none. */
export const test = base.extend<{ site: string }, { sample: SampleServer }>({
  sample: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the destructured form.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'madoguchi-sample-'));
      const environment = {
        SAMPLE_SITE: folder,
        MADOGUCHI_SETTINGS: JSON.stringify({ 'insight.host': insightScript }),
      };
      const server = await startPortal(environment, { script: 'tests/browser/shell/sample/serve-sample.ts' });
      await use({ origin: server.origin, site: join(folder, 'svc') });
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  site: async ({ sample }, use) => use(sample.site),
  portal: async ({ page, sample }, use) => {
    await page.route(insightScript, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await use(new Portal(sample.origin, page));
  },
});

export { expect };
