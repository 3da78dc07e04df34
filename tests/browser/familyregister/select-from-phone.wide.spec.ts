import { expect, test } from '../harness/test.ts';
import { calls, dialog, expectDialog, expectScreen, holdBack } from './wizard.ts';

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1';
const ipad = 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1';
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';

/** Who comes from where, and whether 取得中 stands there while the first calls run (AM-023). */
const cases: readonly (readonly [rows: string, userAgent: string, caller: string, shown: boolean])[] = [
  ['FR-092 Android from SCK22', android, '/sandbox/caller/SCK2201-01-001', true],
  ['FR-093 iPhone from SCK22', iphone, '/sandbox/caller/SCK2201-01-001', true],
  ['FR-094 Android from elsewhere', android, '/sandbox/caller', false],
  ['FR-094 iPhone from elsewhere', iphone, '/sandbox/caller', false],
  ['FR-094 a desktop from SCK22', desktop, '/sandbox/caller/SCK2201-01-001', false],
  ['FR-094 AM-023 an iPad from SCK22', ipad, '/sandbox/caller/SCK2201-01-001', false],
];

for (const [rows, userAgent, caller, shown] of cases)
  test.describe(rows, () => {
    test.use({ userAgent });
    test(`${rows} FR-060 ER-064: the loading dialog is ${shown ? '' : 'not '}shown on mount, and while it takes long everywhere`, async ({
      page,
      portal,
    }) => {
      await portal.login('qr');
      // What a browser waits for itself.
      await portal.leaveDrawing();
      const { asked, release } = await holdBack(page, calls.isLogin);
      await page.goto(`${portal.origin}${caller}`);
      // The page's clock stands still: what is shown at once is what is shown without a wait.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.getByRole('button', { name: '提出の手続きへ進む' }).click();
      await asked;
      await expect(page.getByRole('main')).toContainText('読み込んでいます');
      if (shown) await expectDialog(page, '取得中');
      else await expect(dialog(page)).toHaveCount(0);
      await page.clock.runFor(300);
      await expectDialog(page, '取得中');
      release();
      await expectScreen(page, 'select');
      await expect(dialog(page)).toHaveCount(0);
    });
  });
