import { copyProject } from '../harness/copied-project.ts';
import { Portal } from '../harness/portal.ts';
import { startPortal } from '../harness/start-portal.ts';
import { expect, test } from '../harness/test.ts';

const wording = '戸籍電子証明書を提出する方法を選びます';
const edited = '提出のしかたを選んでください';

// Starts a server of its own.
test.describe.configure({ timeout: 120_000 });

test('replacing one screen file of the built site changes the text without a new bundle', async ({ page }) => {
  const project = copyProject();
  const site = await startPortal({}, { root: project.root });
  try {
    const portal = new Portal(site.origin, page);
    await portal.login('qr');
    await portal.launch({ processId: '000' });
    await expect(page.getByText(wording)).toBeVisible();
    project.edit('dist/svc/data/screens/familyregister-select.json', wording, edited);
    await page.reload();
    await expect(page.getByText(edited)).toBeVisible();
  } finally {
    await site.stop();
    project.remove();
  }
});
