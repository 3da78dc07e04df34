import type { Page } from 'playwright/test';
import { expect, test } from '../harness/test.ts';

const title = '窓口で提出する方の本籍の入力';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

test('the offline choice leads to the counter input, and back keeps the choice [FR-045 FR-075 FR-053 EN-064 AM-011]', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await portal.launch({ processId: '000' });
  await page.getByRole('radio', { name: /窓口/ }).check();
  await button(page, /次へ/).click();
  await expect(heading(page, title)).toBeVisible();
  await button(page, /戻る/).click();
  await expect(heading(page, '提出方法の選択')).toBeVisible();
  await expect(page.getByRole('radio', { name: /窓口/ })).toBeChecked();
});

test('the three messages of the address form, word for word, and 100 characters pass [VA-017 VA-018 VA-019 CO-014]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('qr');
  await portal.launch({ processId: '000' }, 'counter-input/');
  await expect(heading(page, title)).toBeVisible();
  await button(page, /次へ/).click();
  const main = page.getByRole('main');
  for (const message of ['都道府県は入力必須項目です。', '市区郡以下は入力必須です。'])
    await expect(main.getByText(message, { exact: true }).first()).toBeVisible();
  await accessible('counter input with errors');
  expect(await page.title()).toMatch(/^エラー：/);
  await page.getByRole('link', { name: '都道府県は入力必須項目です。' }).click();
  await expect(page.getByRole('combobox', { name: /都道府県/ })).toBeFocused();

  await page.getByRole('combobox', { name: /都道府県/ }).selectOption({ label: '東京都' });
  const rest = page.getByRole('textbox', { name: /市区郡以下/ });
  await rest.fill('あ'.repeat(101));
  await button(page, /次へ/).click();
  await expect(main.getByText('市区郡以下は100文字以下で入力してください。', { exact: true }).first()).toBeVisible();
  await expect(rest).toHaveValue('あ'.repeat(101));
  expect(await portal.journal('/api/familyregister/domicileSet')).toEqual([]);

  await rest.fill('あ'.repeat(100));
  await button(page, /次へ/).click();
  await expect(page.getByRole('dialog', { name: '本籍を受け付けました' })).toBeVisible();
});

for (const [setting, end] of [
  ['finish', 'finished'],
  ['cancel', 'cancelled'],
  ['return', 'returned'],
] as const) {
  test(`domicileSet takes prefecture and rest; then what to bring, and ${setting}Url [API-014 API-015 API-016 AM-012 AM-013]`, async ({
    page,
    portal,
    accessible,
  }) => {
    await portal.login('qr');
    await portal.settings({ 'offline.after': setting });
    await portal.launch({ processId: '000' }, 'counter-input/');
    await page.getByRole('combobox', { name: /都道府県/ }).selectOption({ label: '東京都' });
    await page.getByRole('textbox', { name: /市区郡以下/ }).fill('見本区試験町一丁目1番');
    await button(page, /次へ/).click();
    const dialog = page.getByRole('dialog', { name: '本籍を受け付けました' });
    await expect(dialog).toContainText('戸籍の写し');
    await accessible('what to bring');
    const [call] = await portal.journal('/api/familyregister/domicileSet');
    expect(call?.request).toEqual({
      commonHeader: { screenId: 'SCK2301-01-002' },
      reqBody: { domicile: '東京都見本区試験町一丁目1番' },
    });
    expect(call?.resultCode).toBe('0000');
    await dialog.getByRole('button', { name: 'もとのサービスに戻る' }).click();
    await page.waitForURL(`${portal.origin}/sandbox/caller/${end}*`);
  });
}

test('a setting points the counter alternative to an outside page [AM-011]', async ({ page, portal }) => {
  await portal.login('qr');
  await portal.settings({ 'offline.page': '/notices' });
  await portal.launch({ processId: '000' });
  await page.getByRole('radio', { name: /窓口/ }).check();
  await button(page, /次へ/).click();
  await page.waitForURL(`${portal.origin}/notices`);
});

test('nothing typed is lost by a reload, by leaving and coming back, or by a failing call', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await portal.launch({ processId: '000' }, 'counter-input/');
  const rest = page.getByRole('textbox', { name: /市区郡以下/ });
  await page.getByRole('combobox', { name: /都道府県/ }).selectOption({ label: '沖縄県' });
  await rest.fill('葛󠄀城市𠮷田1番');
  await page.reload();
  await expect(rest).toHaveValue('葛󠄀城市𠮷田1番');
  await expect(page.getByRole('combobox', { name: /都道府県/ })).toHaveValue('47');
  await portal.fault({ path: '/api/familyregister/domicileSet', drop: true });
  await button(page, /次へ/).click();
  await page.getByRole('dialog', { name: '通信が切れました' }).getByRole('button', { name: 'とじる' }).click();
  await expect(rest).toHaveValue('葛󠄀城市𠮷田1番');
  await button(page, /戻る/).click();
  await expect(heading(page, '提出方法の選択')).toBeVisible();
  await page.goBack();
  await expect(rest).toHaveValue('葛󠄀城市𠮷田1番');
});
