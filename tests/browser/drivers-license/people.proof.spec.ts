import { callPortal } from '../harness/call-portal.ts';
import { button, main, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { expectLicence, licenceCalls, openLicence } from './licence.ts';

/** There is nothing to change. */
const same = 'いまの免許の本籍は、戸籍の本籍と同じです。';

/** What stands against each procedure, as it is told. */
const people = [
  ['qr', '運転免許の情報がありません', '運転免許の情報がありません', '運転免許の情報がありません'],
  ['licence-card-only', 'まだ一体化されていません', 'まだ一体化されていません', 'まだ一体化されていません'],
  ['licence-expired', '有効期間が過ぎています', '有効期間が過ぎています', '有効期間が過ぎています'],
  ['licence-both', null, '運転免許証の書き換えが必要', null],
  ['licence-pending', null, '警察で処理しています', 'まだ更新の期間ではありません'],
  ['licence-intent', null, null, 'まだ更新の期間ではありません'],
  ['licence-violation', null, same, '違反運転者の方の講習は'],
  ['licence-first', null, same, '初めて更新する方の講習は'],
  ['licence-elderly', null, same, '高齢者講習'],
] as const;

for (const [persona, general, change, course] of people)
  test(`${persona} is told what cannot be done online, why and where to go [DL-001 DL-002 DL-003 AM-106]`, async ({
    page,
    portal,
  }) => {
    await portal.login(persona);
    for (const [name, says, go] of [
      ['index', general, 'トップページへ'],
      ['address', change, '確認に進む'],
      ['course', course, '講習を始める'],
    ] as const) {
      await openLicence(portal, name);
      await expectLicence(page, name);
      if (says === null) {
        await expect(main(page)).not.toContainText('例示運転免許センター');
        await expect(button(page, go)).toBeVisible();
      } else {
        await expect(main(page)).toContainText(says);
        await expect(main(page)).toContainText('例示運転免許センター');
        await expect(main(page)).toContainText('03-0000-0100');
        if (name !== 'index') await expect(button(page, go)).toHaveCount(0);
      }
    }
  });

/** Call, the screen that makes it, the code, and the title of the error screen. */
const failures = [
  ['information', 'index', '', { errorCode: 'EDR299' }, 'システムに問題が発生しました'],
  ['history', 'index', '?view=history', { errorCode: 'EDR201' }, 'オンラインで手続きできません'],
  ['address', 'address', '', { errorCode: 'EDR202' }, '受け付けられませんでした'],
  ['auto', 'auto', '', { errorCode: 'ED1107' }, 'もう一度ログインしてください'],
  ['course', 'course', '', { resultCode: '9000' }, 'システムに問題が発生しました'],
] as const;

for (const [call, name, query, fault, title] of failures)
  test(`${JSON.stringify(fault)} of ${call}: ${title} [AM-047 DL-018]`, async ({ page, portal }) => {
    await portal.login('licence-gold');
    await portal.fault({ path: licenceCalls[call], ...fault });
    await openLicence(portal, name, query);
    await expectLicence(page, 'error', title);
    await expect(main(page)).toContainText('お問い合わせ番号：');
    await expect(button(page, title.includes('ログイン') ? 'ログインする' : '免許情報に戻る')).toBeVisible();
  });

test('what is no error of the service stays with the portal: maintenance, a lost connection [AM-047]', async ({
  page,
  portal,
}) => {
  await portal.login('licence-gold');
  for (const [fault, title] of [
    [{ resultCode: '9004' }, 'メンテナンス中です'],
    [{ drop: true }, '通信が切れました'],
  ] as const) {
    await portal.fault({ path: licenceCalls.information, ...fault });
    await openLicence(portal, 'index');
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(title);
  }
});

test('the course was gone on with elsewhere: the new state is loaded [DL-016]', async ({ page, portal }) => {
  await portal.login('licence-gold');
  await openLicence(portal, 'course');
  await press(page, '講習を始める');
  await page.getByRole('radio', { name: '正しい', exact: true }).check();
  await callPortal(portal, licenceCalls.answer, { sectionId: 'accidents', answer: '1' });
  await press(page);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(button(page, '続きから受ける')).toBeVisible();
});

test('whose register the portal cannot read types the address; DL-012 nobody comes to the end directly [DL-006]', async ({
  page,
  portal,
}) => {
  await portal.login('licence-no-register');
  await openLicence(portal, 'address');
  await expect(main(page)).toContainText('戸籍の本籍を読み取れませんでした。');
  await expect(page.getByRole('textbox')).toHaveValue('');
  for (const name of ['agreement', 'sign', 'complete'] as const) {
    await openLicence(portal, name);
    await expectLicence(page, 'address');
  }
});
