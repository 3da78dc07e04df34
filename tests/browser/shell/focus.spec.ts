import { openScreen } from '../familyregister/wizard.ts';
import { openKana } from '../harness/kana.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';

test('a dialog that opened with its page, and a pressed button that goes, leave the focus to the heading, not to the top of the page', async ({
  page,
  portal,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await portal.login('kana-single');
  await portal.fault({ path: '/api/common/qr-code/card-assist-info', errorCode: 'ED1517', errorMessage: 'もう一度' });
  await openScreen(portal, 'qr');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button').first().click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('img')).toBeVisible();
  await expect(heading).toBeFocused();

  await openKana(portal, 'read');
  await page.waitForLoadState('networkidle');
  await press(page, 'read');
  await expect(page.getByRole('img')).toBeVisible();
  await expect(heading).toBeFocused();
});

test('while a search waits for its answer, the focus stays where it was; then it is at what was found', async ({
  page,
  portal,
}) => {
  await portal.login('nq-care-worker');
  const list = '/api/national-qualifications/qualification/list';
  await page.goto(`${portal.origin}/svc/nq/qualification-list`);
  await page.waitForLoadState('networkidle');
  await portal.fault({ path: list, delaySeconds: 3 });
  const search = page.locator('main input[name="q"]');
  await search.fill('看護');
  await search.press('Enter');
  await expect.poll(async () => (await portal.journal(list)).at(-1)?.request.reqBody).toMatchObject({ q: '看護' });
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(search).toBeFocused();
  await expect(page.locator('main [data-list]')).toBeFocused();
});
