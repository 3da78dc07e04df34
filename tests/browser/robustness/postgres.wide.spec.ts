import { hasPostgres, type RunningPostgres, startPostgres } from '../../http/postgres.ts';
import { title } from '../../words/title.ts';
import { goToRead, headingOf, openSelect } from '../harness/family-register.ts';
import { press } from '../harness/parts.ts';
import { Portal } from '../harness/portal.ts';
import { type RunningPortal, startPortal } from '../harness/start-portal.ts';
import { expect, test } from '../harness/test.ts';

if (process.env.TEST_WORKER_INDEX === undefined)
  console.log(`Browser journeys on PostgreSQL: ${hasPostgres ? 'ran' : 'skipped (not installed and no DATABASE_URL)'}`);

if (hasPostgres) {
  test.describe('on PostgreSQL', () => {
    // One database and one server for both journeys, so both in one worker.
    test.describe.configure({ mode: 'default', timeout: 90_000 });
    let database: RunningPostgres;
    let server: RunningPortal;
    test.beforeAll(async () => {
      // Both start from nothing.
      test.setTimeout(150_000);
      database = await startPostgres();
      server = await startPortal({ DATABASE_URL: database.url });
    });
    test.afterAll(async () => {
      await server.stop();
      await database.stop();
    });

    for (const persona of ['native-app', 'intent']) {
      test(`the whole journey on PostgreSQL as ${persona}, from the launch to the stored XML`, async ({ page }) => {
        const portal = new Portal(server.origin, page);
        await openSelect(page, portal, { persona });
        await goToRead(page);
        await press(page, 'read');
        await page.getByRole('button', { name: 'カードを読み取る' }).click();
        await expect(headingOf(page, title('familyregister-personal-information-confirm'))).toBeVisible();
        await press(page);
        await expect(headingOf(page, title('familyregister-confirm'))).toBeVisible();
        await press(page);
        await page.waitForURL(`${server.origin}/sandbox/caller/finished*`);
        await expect(page.locator('[data-submission]')).toContainText('<?xml');
      });
    }
  });
}
