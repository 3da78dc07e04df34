import { button, main, press } from '../harness/parts.ts';
import { signBy, signByPhone } from '../harness/phone.ts';
import { screenIdsOf } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';
import { expectLicence, licenceCalls, licenceScreens, openLicence, pressTo } from './licence.ts';

test('the permanent address by QR code: filled in from the register, changed on the way, back and reload keep it, signed, received once [DL-003 DL-006 DL-007 DL-008 DL-009 DL-010 DL-011 DL-012 DL-013 DL-022 VA-085 AM-106]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('licence-gold');
  await openLicence(portal, 'address');
  await expectLicence(page, 'address');
  const city = page.getByRole('textbox', { name: '新しい本籍の市区郡以下' });
  const prefecture = page.getByRole('combobox', { name: '新しい本籍の都道府県' });
  await expect(city).toHaveValue('見本区例示町一丁目45番地');
  await expect(prefecture).toHaveValue('13');
  await city.fill('');
  await prefecture.selectOption('');
  await press(page);
  await expect(main(page)).toContainText('都道府県は入力必須項目です。');
  await expect(main(page)).toContainText('市区郡以下は入力必須です。');
  await accessible('the address with errors');
  await prefecture.selectOption('40');
  await city.fill('あ'.repeat(101));
  await press(page);
  await expect(main(page)).toContainText('市区郡以下は100文字以下で入力してください。');
  await city.fill('試験市見本台1番地');
  await pressTo(page, 'agreement', 'next');
  await expect(main(page)).toContainText('福岡県試験市見本台1番地');
  await press(page);
  await expect(main(page)).toContainText('同意できるときは印を付けてください');
  await accessible('the agreement with an error');
  await page.getByRole('button', { name: '新しい本籍を変更する' }).click();
  await expectLicence(page, 'address');
  await city.fill('試験市見本台2番地');
  await pressTo(page, 'agreement', 'next');
  await page.reload();
  await expectLicence(page, 'agreement');
  await page.goBack();
  await expectLicence(page, 'address');
  await expect(city).toHaveValue('試験市見本台2番地');
  await pressTo(page, 'agreement', 'next');
  await page.getByRole('checkbox').check();
  await pressTo(page, 'sign', 'next');
  // All the way back and forward again, by the screens' own buttons: nothing is asked for a second time.
  await pressTo(page, 'agreement', 'back');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await pressTo(page, 'address', 'back');
  await expect(city).toHaveValue('試験市見本台2番地');
  await expect(prefecture).toHaveValue('40');
  await pressTo(page, 'agreement', 'next');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await pressTo(page, 'sign', 'next');
  await press(page, 'sign');
  await expect(page.getByRole('timer')).toBeVisible();
  await accessible('the signature');
  await signByPhone(page, portal);
  await expectLicence(page, 'complete');
  await expect(main(page)).toContainText('福岡県試験市見本台2番地');
  await accessible('the reception');
  await page.reload();
  await expectLicence(page, 'complete');
  // The browser's back never shows what is filed as if it could be filed again.
  for (const _ of ['sign', 'agreement']) {
    await page.goBack();
    await expectLicence(page, 'complete');
    await expect(main(page)).toContainText('福岡県試験市見本台2番地');
  }
  expect((await portal.journal(licenceCalls.submit)).map(({ resultCode }) => resultCode)).toEqual(['0000']);
  const ids = screenIdsOf(await portal.journal());
  for (const name of ['address', 'agreement', 'sign', 'complete'] as const)
    expect([...ids], name).toContain(licenceScreens[name].id);
  await openLicence(portal, 'address');
  await expect(main(page)).toContainText('警察で処理しています');
  await expect(button(page, 'next')).toHaveCount(0);
});

test('intent: the app comes back to a tab of its own, which goes on [DL-022 AM-104]', async ({
  page,
  portal,
  context,
}) => {
  await portal.login('licence-intent');
  await openLicence(portal, 'address');
  await pressTo(page, 'agreement', 'next');
  await page.getByRole('checkbox').check();
  await pressTo(page, 'sign', 'next');
  await press(page, 'sign');
  await page.waitForURL(/\/sandbox\/app\/intent/u);
  await expect(page.getByText('運転免許の本籍の変更')).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(page.url());
  await tab.getByRole('button', { name: '署名する' }).click();
  await expectLicence(tab, 'complete');
});

test('what the police do not take leads to the error screen; the native app signs [DL-022 AM-047]', async ({
  page,
  portal,
}) => {
  await portal.login('licence-course-begun');
  await openLicence(portal, 'address');
  await pressTo(page, 'agreement', 'next');
  await page.getByRole('checkbox').check();
  await pressTo(page, 'sign', 'next');
  await portal.fault({ path: licenceCalls.submit, errorCode: 'EDR203' });
  await signBy(page, portal, 'app');
  await expect(page.getByRole('heading', { level: 1, name: '前の変更を処理しています' })).toBeVisible();
  await expect(page).toHaveURL(/\/error\?type=03&code=EDR203$/u);
});
