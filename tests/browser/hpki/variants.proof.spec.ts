import { codeLabel } from '../../words/code-label.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { applications, begunHpki, expectHpki, hpkiCalls, openHpki, pressToHpki } from './hpki.ts';

for (const [issuer, rows, other, fee] of [
  ['jpa', 'HP-003 HP-012 HP-013 HP-020 HP-021 HP-024 HP-025 HP-032 HP-033', '薬剤師', '¥8,800（税込み）'],
  ['medis', 'HP-004 HP-014 HP-015 HP-018 HP-019 HP-026 HP-027 HP-034 HP-035', '看護師', '¥4,400（税込み）'],
] as const) {
  test(`${rows} HP-037 ${issuer}: its own screens, 「変更」 to the very field and back, the application under its own address`, async ({
    page,
    portal,
  }) => {
    await begunHpki(portal, issuer);
    await openHpki(portal, 'select');
    await pressToHpki(page, issuer, `${other}の資格で申請する`);
    await expect(page.getByRole('radio', { name: '会員です' })).toHaveCount(0);
    await pressToHpki(page, `${issuer}Other`);
    await expect(page.getByRole('radio', { name: /窓口/u })).toHaveCount(0);
    await pressToHpki(page, `${issuer}Check`);
    await expect(page.getByRole('definition').filter({ hasText: fee })).toBeVisible();
    await expect(page.getByText('日本医師会の会員')).toHaveCount(0);

    const change = (row: string) => page.getByRole('button', { name: `${row}を変更する`, exact: true });
    await change('名のローマ字').click();
    await expectHpki(page, issuer);
    const first = page.getByRole('textbox', { name: '名のローマ字' });
    await expect(first).toBeFocused();
    await first.fill('SHIORI ANN');
    await pressToHpki(page, `${issuer}Check`);
    await change('電話番号').click();
    await expectHpki(page, `${issuer}Other`);
    const phone = page.getByRole('textbox', { name: '電話番号 ※必須', exact: true });
    await expect(phone).toBeFocused();
    await phone.fill('090-0000-0009');
    await pressToHpki(page, `${issuer}Check`);
    await expect(page.getByText('SHIORI ANN', { exact: true })).toBeVisible();
    await pressToHpki(page, 'consent', 'next');
    await page.getByRole('checkbox', { name: /同意します/u }).check();
    await pressToHpki(page, `${issuer}Done`, '申請する');
    const [sent] = await portal.journal(hpkiCalls.submit);
    expect(sent?.request.reqBody).toMatchObject({
      application: {
        issuer,
        qualificationId: applications[issuer].qualificationId,
        romanFirstName: 'SHIORI ANN',
        membership: '',
      },
    });
    await press(page, 'again');
    await expectHpki(page, 'select');
    await expect(page.getByText(codeLabel('hpkiStatus', '1'), { exact: true })).toBeVisible();
  });
}

test('two qualifications: the other one takes the place of what was begun only when that is wanted [AM-094]', async ({
  page,
  portal,
}) => {
  await portal.login('hpki-two');
  await openHpki(portal, 'select');
  await pressToHpki(page, 'jpa', '薬剤師の資格で申請する');
  await page.getByRole('textbox', { name: '名のローマ字' }).fill('ITSUKO');
  await pressToHpki(page, 'jpaOther');
  await openHpki(portal, 'select');
  await expect(page.getByText('途中まで入力した申請があります。')).toBeVisible();
  await press(page, '医師の資格で申請する');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'この画面に戻る' }).click();
  await pressToHpki(page, 'jpa', '薬剤師の資格で申請する');
  await expect(page.getByRole('textbox', { name: '名のローマ字' })).toHaveValue('ITSUKO');
  await openHpki(portal, 'select');
  await press(page, '医師の資格で申請する');
  await dialog.getByRole('button', { name: '消して、別の資格で申請する' }).click();
  await expectHpki(page, 'jma');
  await expect(page.getByRole('textbox', { name: '医籍登録番号' })).toHaveValue('455432');
  await expect(page.getByRole('textbox', { name: '名のローマ字' })).toHaveValue('ITSUKI');
});
