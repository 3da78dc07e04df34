import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { applyCalls, expectApply, openApply, procedures, sampleFile, savedValues } from './apply.ts';

const label = /資格を得たことが分かる書類の写し/u;

test.describe('files', () => {
  test.beforeEach(async ({ page, portal }) => {
    await portal.login('apply-begun');
    await openApply(portal, 'information', procedures.practice);
    await expectApply(page, 'information');
  });

  test('one bad file holds up none of the others; one that failed is sent again where it stands, by keyboard', async ({
    page,
    portal,
  }) => {
    await portal.fault({ path: applyCalls.attach, drop: 'after', nth: 1 });
    const input = page.getByLabel(label);
    await input.setInputFiles([sampleFile('一枚目.pdf'), { ...sampleFile('二枚目.pdf', 'png') }]);
    const files = page.locator('.ui-files > li');
    await expect(files.nth(0).locator('.ui-files-problem')).not.toBeEmpty();
    // A PNG that is called a PDF: nothing would come of sending it again.
    await expect(files.nth(1).locator('.ui-files-problem')).not.toBeEmpty();
    await expect(files.nth(1).getByRole('button')).toHaveCount(1);
    await press(page, 'next');
    await expect(page.locator('.ui-error-summary')).toBeFocused();
    await files.nth(0).getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await expect(files.nth(0).locator('.ui-files-problem')).toHaveCount(0);
    await expect(files.nth(0)).toBeFocused();
    await expect(files.nth(0)).toContainText('一枚目.pdf');
    // Its button is gone while it is sent.
    await expect(files.nth(0).getByRole('button')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(files.nth(1).getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(files).toHaveCount(1);
    await expect(input).toBeFocused();
    await press(page, 'save');
    await expect
      .poll(async () => (await savedValues(portal, procedures.practice)).qualifyingProof)
      .toMatchObject([{ name: '一枚目.pdf', type: 'pdf' }]);
  });

  test('says how much of a file has gone out, and waits for it before going on', async ({ page, portal }) => {
    await portal.fault({ path: applyCalls.attach, delaySeconds: 2 });
    await page.getByLabel(label).setInputFiles(sampleFile('大きい.pdf', 'pdf', 4_900_000));
    const going = page.getByRole('progressbar');
    await expect(going).toBeVisible();
    await expect.poll(() => going.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
    await expect(going).toHaveCount(0);
    await expect(page.locator('.ui-files > li').getByRole('button')).toHaveCount(1);
  });

  const refused = [
    ['a page that is called a PDF', { name: '書類.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') }],
    ['a kind that is not taken', { name: '表.xlsx', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('PK') }],
    ['an empty file', { name: '空.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }],
    ['a file over the limit', sampleFile('大きい.pdf', 'pdf', 5_000_001)],
  ] as const;
  for (const [what, file] of refused) {
    test(`${what} is refused at its field, and what is typed stays`, async ({ page, portal }) => {
      await page.getByRole('textbox', { name: /^氏(?!の)/u }).fill('続木');
      const input = page.getByLabel(label);
      await input.setInputFiles(file);
      const field = page.locator('.ui-field', { has: input });
      await expect(field.locator('.ui-field-error')).not.toBeEmpty();
      await press(page, 'save');
      await expect(page.getByRole('status').filter({ hasText: '一時保存しました。' })).toBeVisible();
      const { familyName, qualifyingProof = [] } = await savedValues(portal, procedures.practice);
      expect([familyName, qualifyingProof]).toEqual(['続木', []]);
    });
  }

  test('files are kept with the draft, shown by their name and size, and taken away again', async ({
    page,
    portal,
  }) => {
    await page.getByLabel(label).setInputFiles([sampleFile('一枚目.pdf'), sampleFile('二枚目.png', 'png')]);
    const main = page.getByRole('main');
    await expect(main).toContainText('一枚目.pdf');
    await expect(main).toContainText('二枚目.png');
    await press(page, 'save');
    await expect(page.getByRole('status').filter({ hasText: '一時保存しました。' })).toBeVisible();
    await page.reload();
    await expect(main).toContainText('二枚目.png');
    await main.getByRole('button', { name: /一枚目\.pdf/u }).click();
    await expect(main.getByText('一枚目.pdf', { exact: true })).toHaveCount(0);
    await press(page, 'save');
    await expect
      .poll(async () => (await savedValues(portal, procedures.practice)).qualifyingProof)
      .toMatchObject([{ name: '二枚目.png', type: 'png' }]);
  });
});
