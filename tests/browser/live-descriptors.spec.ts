import { copyProject } from './harness/copied-project.ts';
import { Portal } from './harness/portal.ts';
import { startPortal } from './harness/start-portal.ts';
import { expect, test } from './harness/test.ts';

const screenFile = 'screens/familyregister/SCK2301-01-001.yaml';
const wording = '戸籍電子証明書を提出する方法を選びます';
const edited = '提出のしかたを選んでください';

// Each starts a server of its own.
test.describe.configure({ timeout: 120_000 });

test('a saved descriptor changes the open screen; what is chosen stays; a mistake is shown with its line', async ({
  page,
}) => {
  const project = copyProject();
  const dev = await startPortal({ NODE_ENV: 'development' }, { root: project.root, script: 'scripts/dev.ts' });
  try {
    const portal = new Portal(dev.origin, page);
    await portal.login('qr');
    await portal.launch({ processId: '000' });
    const chosen = page.getByRole('radio', { name: /窓口/ });
    await page
      .locator('label', { has: chosen })
      .or(page.locator('label', { hasText: '窓口で写しを提出する' }))
      .first()
      .click();
    await expect(chosen).toBeChecked();

    project.edit(screenFile, wording, edited);
    await expect(page.getByText(edited)).toBeVisible();
    await expect(chosen).toBeChecked();

    const problems = page.locator('#descriptor-problems');
    project.edit(screenFile, 'title:', 'titel:');
    await expect(problems).toContainText(`${screenFile}:`);
    await expect(problems).toContainText('「title」ではありませんか');
    await expect(chosen).toBeChecked();

    project.edit(screenFile, 'titel:', 'title:');
    await expect(problems).toHaveCount(0);
    await expect(chosen).toBeChecked();
  } finally {
    await dev.stop();
    project.remove();
  }
});

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
