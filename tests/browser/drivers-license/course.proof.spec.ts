import { button, main, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { expectLicence, licenceCalls, openLicence } from './licence.ts';

test('the course: a wrong answer is explained, it goes on where it was left, also after a reload, and ends in a record [DL-002 DL-016 DL-017 AM-106]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('licence-course-begun');
  await openLicence(portal, 'course');
  await expectLicence(page, 'course');
  await expect(main(page)).toContainText('一般運転者講習');
  await expect(main(page)).toContainText('60分ほど');
  await accessible('the course');
  await press(page, '続きから受ける');
  const lesson = (name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  const answer = async (name: '正しい' | '誤り') => {
    await page.getByRole('radio', { name, exact: true }).check();
    await press(page);
  };
  await lesson('道路交通の決まりの改正');
  await press(page);
  await expect(main(page)).toContainText('正しいか、誤りかを選んでください。');
  await answer('正しい');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('手に持って画面を見つめるだけでも違反になります。');
  await accessible('a wrong answer');
  await dialog.getByRole('button', { name: 'もう一度答える' }).click();
  await answer('誤り');
  await lesson('横断歩道と交差点');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.reload();
  await lesson('横断歩道と交差点');
  await answer('正しい');
  await lesson('飲酒運転とあおり運転の防止');
  await page.goBack();
  await expect(button(page, '続きから受ける')).toBeVisible();
  await press(page, '続きから受ける');
  await answer('誤り');
  await expect(main(page)).toContainText('講習を終えています。');
  await expect(button(page, '続きから受ける')).toHaveCount(0);
  await accessible('the record');
  await page.reload();
  await expect(main(page)).toContainText('講習が認められる最後の日');
  expect((await portal.journal(licenceCalls.answer)).map(({ resultCode }) => resultCode)).toEqual(
    Array(4).fill('0000'),
  );
});

test('one-stop: switched on with the consent, off again, kept by the portal [DL-001 DL-014 DL-015 AM-106]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('licence-gold');
  await openLicence(portal, 'auto');
  await expectLicence(page, 'auto');
  await expect(main(page)).toContainText('使っていません');
  await press(page);
  await expect(main(page)).toContainText('同意できるときは印を付けてください');
  await page.getByRole('checkbox').check();
  await press(page);
  await expect(main(page)).toContainText('使い始めた日');
  await accessible('switched on');
  await page.reload();
  await expect(main(page)).toContainText('使い始めた日');
  await press(page, 'stop');
  await page.getByRole('dialog').getByRole('button', { name: '使い続ける' }).click();
  await press(page, 'stop');
  await page.getByRole('dialog').getByRole('button', { name: 'やめる', exact: true }).click();
  await expect(main(page)).toContainText('やめた日');
  expect((await portal.journal(licenceCalls.autoSet)).map(({ request }) => request.reqBody)).toEqual([
    { isOn: true },
    { isOn: false },
  ]);
});
