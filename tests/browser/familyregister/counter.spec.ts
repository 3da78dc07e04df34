import type { Page } from 'playwright/test';
import { expect, test } from '../harness/test.ts';
import {
  answer,
  button,
  calls,
  callsMade,
  dialog,
  expectDialog,
  expectScreen,
  leftTo,
  openScreen,
  press,
  screens,
} from './wizard.ts';

const prefecture = (page: Page) => page.getByRole('combobox', { name: /都道府県/ });
const address = (page: Page) => page.getByRole('textbox', { name: /市区郡以下/ });
const summary = (page: Page) => page.getByRole('region', { name: '入力内容に誤りがあります' });

test('VA-017 VA-018 VA-019 CO-014 EN-056 the three messages, exactly; 100 characters pass and nothing typed is lost', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('qr');
  await openScreen(portal, 'counterInput', { processId: '000' });
  await expectScreen(page, 'counterInput');
  await press(page, '次へ');
  await expect(summary(page).getByRole('listitem')).toHaveText([
    '都道府県は入力必須項目です。',
    '市区郡以下は入力必須です。',
  ]);
  await accessible('counter-input with errors');
  await prefecture(page).selectOption({ label: '東京都' });
  await address(page).fill('あ'.repeat(101));
  await expect(button(page, '次へ')).toBeVisible();
  await press(page, '次へ');
  await expect(summary(page).getByRole('listitem')).toHaveText(['市区郡以下は100文字以下で入力してください。']);
  await expect(address(page)).toHaveValue('あ'.repeat(101));
  expect(await callsMade(portal)).toEqual([]);
  // A character outside the basic plane is one character.
  await address(page).fill('𠮷'.repeat(100));
  await expect(button(page, '次へ')).toBeVisible();
  await press(page, '次へ');
  await expectDialog(page, '本籍を受け付けました');
});

test('AM-012 AM-013 API-013 API-014 API-015 API-016 the domicile is prefecture and rest; what to bring; then finishUrl', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await openScreen(portal, 'counterInput', { processId: '000' });
  await prefecture(page).selectOption({ label: '東京都' });
  await address(page).fill('千代田区霞が関一丁目1番');
  await press(page, '次へ');
  await expect((await expectDialog(page, '本籍を受け付けました')).getByRole('listitem')).toHaveCount(2);
  const [set] = await portal.journal(calls.domicileSet);
  expect(set?.request).toEqual({
    commonHeader: { screenId: screens.counterInput.id },
    reqBody: { domicile: '東京都千代田区霞が関一丁目1番' },
  });
  await answer(page, 'もとのサービスに戻る');
  await leftTo(page, portal, 'finished');
});

for (const [setting, outcome] of [
  ['cancel', 'cancelled'],
  ['return', 'returned'],
] as const)
  test(`AM-013 the setting offline.after ${setting} leads there instead`, async ({ page, portal }) => {
    await portal.login('qr');
    await portal.settings({ 'offline.after': setting });
    await openScreen(portal, 'counterInput', { processId: '000' });
    await prefecture(page).selectOption({ label: '沖縄県' });
    await address(page).fill('那覇市見本1番');
    await press(page, '次へ');
    await answer(page, 'もとのサービスに戻る');
    await leftTo(page, portal, outcome);
  });

test('AM-011 FR-044 with an address in the settings the counter screen is that page', async ({ page, portal }) => {
  await portal.login('qr');
  await portal.settings({ 'offline.page': '/about/environment' });
  await openScreen(portal, 'select', { processId: '000' });
  await page.getByRole('radio', { name: /窓口/ }).check();
  await press(page, '次へ');
  await page.waitForURL(`${portal.origin}/about/environment`);
});

test('AM-017 what is typed survives a reload, Back and the way forward again', async ({ page, portal }) => {
  await portal.login('qr');
  await openScreen(portal, 'select', { processId: '000' });
  await page.getByRole('radio', { name: /窓口/ }).check();
  await press(page, '次へ');
  await expectScreen(page, 'counterInput');
  await prefecture(page).selectOption({ label: '東京都' });
  await address(page).fill('千代田区霞が関');
  await page.reload();
  await expectScreen(page, 'counterInput');
  await expect(address(page)).toHaveValue('千代田区霞が関');
  await expect(prefecture(page).locator('option:checked')).toHaveText('東京都');
  await press(page, '戻る');
  await expectScreen(page, 'select');
  await expect(page.getByRole('radio', { name: /窓口/ })).toBeChecked();
  await press(page, '次へ');
  await expectScreen(page, 'counterInput');
  await expect(address(page)).toHaveValue('千代田区霞が関');
});

test('ER-040 ER-013 a domicile that is not taken: the fault is told, nothing typed is lost, and it can be sent again', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await openScreen(portal, 'counterInput', { processId: '000' });
  await prefecture(page).selectOption({ label: '東京都' });
  await address(page).fill('千代田区霞が関');
  await portal.fault({ path: calls.domicileSet, resultCode: '9001' });
  await press(page, '次へ');
  const shown = await expectDialog(page, '送信した内容を受け付けられませんでした');
  await expect(shown).toContainText('お問い合わせ番号：B00104');
  await answer(page, 'OK');
  await expect(dialog(page)).toHaveCount(0);
  await expect(address(page)).toHaveValue('千代田区霞が関');
  await expect(button(page, '次へ')).toBeVisible();
  await press(page, '次へ');
  await expectDialog(page, '本籍を受け付けました');
});
