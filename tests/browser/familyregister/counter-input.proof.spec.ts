import { dialogWords } from '../../words/dialog-words.ts';
import { field } from '../../words/field.ts';
import { title } from '../../words/title.ts';
import { button, heading } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';

const counter = 'familyregister-counter-input';
const prefecture = field(counter, 'prefecture');
const address = field(counter, 'address');
const offline = field('familyregister-select', 'turnIn').option('offline');
const received = dialogWords(counter, 'whatToBring');
const lost = dialogWords(counter, 'connectionLost');

test('the offline choice leads to the counter input, and back keeps the choice [FR-045 FR-075 FR-053 EN-064 AM-011]', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await portal.launch({ processId: '000' });
  await page.getByRole('radio', { name: offline }).check();
  await button(page, 'next').click();
  await expect(heading(page, title(counter))).toBeVisible();
  await button(page, 'back').click();
  await expect(heading(page, title('familyregister-select'))).toBeVisible();
  await expect(page.getByRole('radio', { name: offline })).toBeChecked();
});

test('the three messages of the address form, word for word, and 100 characters pass [VA-017 VA-018 VA-019 CO-014]', {
  tag: '@wording',
}, async ({ page, portal, accessible }) => {
  await portal.login('qr');
  await portal.launch({ processId: '000' }, 'counter-input/');
  await expect(heading(page, title(counter))).toBeVisible();
  await button(page, 'next').click();
  const main = page.getByRole('main');
  for (const message of ['都道府県は入力必須項目です。', '市区郡以下は入力必須です。'])
    await expect(main.getByText(message, { exact: true }).first()).toBeVisible();
  await accessible('counter input with errors');
  expect(await page.title()).toMatch(/^エラー：/);
  await page.getByRole('link', { name: '都道府県は入力必須項目です。' }).click();
  await expect(page.getByRole('combobox', { name: prefecture.label })).toBeFocused();

  await page.getByRole('combobox', { name: prefecture.label }).selectOption({ label: '東京都' });
  const rest = page.getByRole('textbox', { name: address.label });
  await rest.fill('あ'.repeat(101));
  await button(page, 'next').click();
  await expect(main.getByText('市区郡以下は100文字以下で入力してください。', { exact: true }).first()).toBeVisible();
  await expect(rest).toHaveValue('あ'.repeat(101));
  expect(await portal.journal('/api/familyregister/domicileSet')).toEqual([]);

  await rest.fill('あ'.repeat(100));
  await button(page, 'next').click();
  await expect(page.getByRole('dialog', { name: received.title })).toBeVisible();
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
    await page.getByRole('combobox', { name: prefecture.label }).selectOption({ label: '東京都' });
    await page.getByRole('textbox', { name: address.label }).fill('見本区試験町一丁目1番');
    await button(page, 'next').click();
    const dialog = page.getByRole('dialog', { name: received.title });
    await expect(dialog).toContainText(received.text);
    await accessible('what to bring');
    const [call] = await portal.journal('/api/familyregister/domicileSet');
    expect(call?.request).toEqual({
      commonHeader: { screenId: 'SCK2301-01-002' },
      reqBody: { domicile: '東京都見本区試験町一丁目1番' },
    });
    expect(call?.resultCode).toBe('0000');
    await dialog.getByRole('button', { name: received.button('ok') }).click();
    await page.waitForURL(`${portal.origin}/sandbox/caller/${end}*`);
  });
}

test('a setting points the counter alternative to an outside page [AM-011]', async ({ page, portal }) => {
  await portal.login('qr');
  await portal.settings({ 'offline.page': '/notices' });
  await portal.launch({ processId: '000' });
  await page.getByRole('radio', { name: offline }).check();
  await button(page, 'next').click();
  await page.waitForURL(`${portal.origin}/notices`);
});

test('nothing typed is lost by a reload, by leaving and coming back, or by a failing call', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await portal.launch({ processId: '000' }, 'counter-input/');
  const rest = page.getByRole('textbox', { name: address.label });
  await page.getByRole('combobox', { name: prefecture.label }).selectOption({ label: '沖縄県' });
  await rest.fill('葛󠄀城市𠮷田1番');
  await page.reload();
  await expect(rest).toHaveValue('葛󠄀城市𠮷田1番');
  await expect(page.getByRole('combobox', { name: prefecture.label })).toHaveValue('47');
  await portal.fault({ path: '/api/familyregister/domicileSet', drop: true });
  await button(page, 'next').click();
  await page
    .getByRole('dialog', { name: lost.title })
    .getByRole('button', { name: lost.button('close') })
    .click();
  await expect(rest).toHaveValue('葛󠄀城市𠮷田1番');
  await button(page, 'back').click();
  await expect(heading(page, title('familyregister-select'))).toBeVisible();
  await page.goBack();
  await expect(rest).toHaveValue('葛󠄀城市𠮷田1番');
});
