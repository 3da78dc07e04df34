import { callPortal } from '../harness/call-portal.ts';
import { press } from '../harness/parts.ts';
import type { Portal } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';
import { pagesOnPaper } from '../look/on-paper.ts';
import { way } from '../look/place.ts';

interface Receipt {
  readonly number: string;
  readonly path: string;
}

const receiptsOf = (portal: Portal, service: string) =>
  callPortal<{ receipts: readonly Receipt[] }>(portal, '/api/common/receipt/list', { service });

/** Who has filed in which service. */
const filed = [
  ['kana', 'kana-filed'],
  ['hpki', 'hpki-under-way'],
  ['nq', 'apply-sent'],
  ['drivers-license', 'licence-pending'],
  ['familyregister-identification-code', 'idcode-issued'],
] as const;

for (const [service, person] of filed)
  test(`on paper: a receipt of ${service} is one sheet, opened again, folded or not`, async ({ page, portal }) => {
    await portal.login(person);
    const { receipts } = await receiptsOf(portal, service);
    const [receipt] = receipts;
    await page.goto(`${portal.origin}${receipt?.path}?number=${receipt?.number}`);
    const sheet = page.locator('main .ui-sheet');
    await expect(sheet).toBeAttached();
    expect(await pagesOnPaper(page)).toBe(1);
    const fold = page.locator('main summary', { hasText: '控えを見る' });
    // Open at the address of a receipt, otherwise folded.
    if (await sheet.isVisible()) await fold.press('Enter');
    await expect(sheet).toBeHidden();
    // By the style sheet alone, before any script.
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    expect(await pagesOnPaper(page)).toBe(1);
  });

test('on paper: a receipt on a page of the portal itself is one sheet', async ({ page, portal }) => {
  await way({ persona: 'pseudonym-exists', path: 'confirm/' })(portal, page);
  await press(page);
  await page.waitForURL('**/sandbox/caller/finished**');
  const { receipts } = await receiptsOf(portal, 'familyregister');
  await page.goto(`${portal.origin}${receipts[0]?.path}?number=${receipts[0]?.number}`);
  await expect(page.locator('main .ui-sheet')).toBeVisible();
  expect(await pagesOnPaper(page)).toBe(1);
});
