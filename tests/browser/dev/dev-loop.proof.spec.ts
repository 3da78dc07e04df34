import { copyProject } from '../harness/copied-project.ts';
import { Portal } from '../harness/portal.ts';
import { startPortal } from '../harness/start-portal.ts';
import { expect, test } from '../harness/test.ts';

/** Each change is checked and built first: beside other tests that takes longer than a page may. */
const eventually = expect.configure({ timeout: 40_000 });

const screenFile = 'screens/familyregister/SCK2301-01-002.familyregister-counter-input.yaml';
const typed = '千代田区霞が関一丁目1番';

// Starts a server of its own.
test.describe.configure({ timeout: 240_000 });

test('the development server shows what npm run check says; what is typed outlives every saved file', async ({
  page,
}) => {
  const project = copyProject();
  const dev = await startPortal({ NODE_ENV: 'development' }, { root: project.root, script: 'scripts/dev.ts' });
  try {
    const portal = new Portal(dev.origin, page);
    await portal.login('qr');
    await portal.launch({ processId: '000' });
    await page.getByText('窓口で写しを提出する').click();
    await page.getByRole('button', { name: '次へ' }).click();
    const address = page.getByRole('textbox', { name: '市区郡以下' });
    await address.fill(typed);

    await test.step('a sentence is changed', async () => {
      project.edit(screenFile, '本籍を入力してください。本籍が分からない', '本籍を書いてください。本籍が分からない');
      await eventually(page.getByText('本籍を書いてください。')).toBeVisible();
      await eventually(address).toHaveValue(typed);
    });

    const problems = page.locator('#descriptor-problems');
    await test.step('a word not to use is told with its line', async () => {
      project.edit(screenFile, '本籍を書いてください。', '本籍をクリックしてください。');
      await eventually(problems).toContainText(`${screenFile}:9:`);
      await eventually(problems).toContainText('forbidden-word');
      await eventually(problems).toContainText('「クリック」は使わない言葉です。');
      await eventually(page.getByText('本籍を書いてください。')).toBeVisible();
      await eventually(address).toHaveValue(typed);
    });

    await test.step('so is a misspelt key', async () => {
      project.edit(screenFile, 'title: 窓口', 'titel: 窓口');
      await eventually(problems).toContainText('「title」ではありませんか');
      await eventually(address).toHaveValue(typed);
      project.edit(screenFile, 'titel: 窓口', 'title: 窓口');
    });

    await test.step('and is gone when it is put right', async () => {
      project.edit(screenFile, 'クリックして', '入力して');
      await eventually(problems).toHaveCount(0);
      await eventually(page.getByText('本籍を入力してください。本籍が')).toBeVisible();
      await eventually(address).toHaveValue(typed);
    });
  } finally {
    await dev.stop();
    project.remove();
  }
});
