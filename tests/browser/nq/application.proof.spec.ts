import type { Page } from 'playwright/test';
import { newCopy, otherDevice } from '../harness/devices.ts';
import { button, press } from '../harness/parts.ts';
import { screenIdsOf } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';
import { applicationsOf, applyScreens, expectApply, pressApply, procedures, sampleFile } from './apply.ts';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

test('begun on one device, saved, resumed and sent on another; its status follows [SH-005 NQ-005 NQ-006 NQ-007 NQ-008 NQ-060 NQ-066 NQ-067 NQ-073 NQ-074 NQ-080 NQ-081 NQ-104 NQ-105 NQ-107 NQ-109 NQ-110 NQ-111 AM-098 AM-099 AM-102 AM-103]', async ({
  page: first,
  portal,
  browser,
  accessible,
}) => {
  test.slow();
  const copy = newCopy();
  await portal.login('apply-begun', { copy });
  await first.goto(`${portal.origin}/svc/nq/procedure-about/${procedures.oldName}`);
  await button(first, '申請に進む').click();
  await expectApply(first, 'information');
  await expect(field(first, /登録番号/u)).toBeVisible();
  await accessible('information');
  await field(first, /登録番号/u).fill('D-2233445');
  // A half-filled form is saved as it is typed, what is wrong in it too; that is said at its field.
  await field(first, /電話番号/u).fill('電話');
  await button(first, '一時保存する').click();
  await expect(first.getByRole('status').filter({ hasText: '一時保存しました。' })).toBeVisible();
  await expect(field(first, /電話番号/u)).toHaveAttribute('aria-invalid', 'true');
  await field(first, /住所/u).fill('保存していない住所');
  await first.reload();
  await expect(field(first, /住所/u)).toHaveValue('保存していない住所');

  const { page, portal: here } = await otherDevice(browser, portal.origin, 'apply-begun', copy);
  await page.goto(`${portal.origin}/todo`);
  await expect(page.getByText('旧姓の併記')).toBeVisible();
  await page
    .locator('[data-entry="qualification-draft"]', { hasText: '旧姓の併記' })
    .getByRole('link', { name: '続きから再開' })
    .click();
  await expectApply(page, 'information');
  await expect(field(page, /登録番号/u)).toHaveValue('D-2233445');
  // As it was filled in when it began.
  await expect(field(page, /住所/u)).toHaveValue('東京都見本区例示町一丁目2番3号');
  await expect(field(page, /電話番号/u)).toHaveValue('電話');
  await expect(field(page, /電話番号/u)).toHaveAttribute('aria-invalid', 'true');
  await field(page, /電話番号/u).fill('03-0000-0123');
  // Nothing is lost by going on with something missing.
  await press(page);
  await expect(page.getByRole('heading', { name: '入力内容に誤りがあります' })).toBeVisible();
  await field(page, /^旧姓(?!の)/u).fill('見本');
  await field(page, /旧姓の読み方/u).fill('みほん');
  await page.getByLabel(/旧姓が分かる書類の写し/u).setInputFiles(sampleFile('戸籍.pdf'));
  await expect(page.getByRole('main')).toContainText('戸籍.pdf');
  await field(page, /郵便番号/u).fill('1000000');
  await field(page, /住所/u).fill('東京都見本区例示町一丁目2番3号');
  await pressApply(page, 'next', 'confirmation');
  await expect(page.getByRole('main')).toContainText('D-2233445');
  await page.reload();
  await expectApply(page, 'confirmation');
  await pressApply(page, 'next', 'agreement');
  await page.goBack();
  await expectApply(page, 'confirmation');
  await page.goForward();
  await expectApply(page, 'agreement');
  await press(page);
  await expect(page.getByRole('link', { name: '内容を読み、同意できるときは印を付けてください。' })).toBeVisible();
  await page.getByRole('checkbox').check();
  await pressApply(page, 'next', 'completion');
  const [applied] = await applicationsOf(here);
  await expect(page.getByRole('main')).toContainText(applied?.applicationNumber.match(/.{4}/gu)?.join(' ') ?? '');
  await page.reload();
  await expectApply(page, 'completion');
  await pressApply(page, 'again', 'status');
  await expect(page.getByRole('main')).toContainText('受け付けました');
  await expect(page.getByRole('main')).toContainText('D-2233445');
  const crumbs = page.getByRole('navigation', { name: '現在位置' }).getByRole('link');
  expect(await crumbs.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['/', '/todo']);
  const ids = screenIdsOf(await here.journal());
  for (const screen of ['information', 'confirmation', 'agreement', 'completion', 'status'] as const) {
    expect([screen, ids.has(applyScreens[screen].id)]).toEqual([screen, true]);
  }

  // The first device still shows what it had, and is told that it has been sent.
  await button(first, '一時保存する').click();
  await first.getByRole('dialog').getByRole('button', { name: '申請の状況を見る' }).click();
  await expectApply(first, 'status');
  await page.context().close();
});
