import { codeLabel } from '../../words/code-label.ts';
import { button, press } from '../harness/parts.ts';
import { screenIdsOf } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';
import { begunHpki, expectHpki, type HpkiScreen, hpkiCalls, hpkiScreens, type Issuer, openHpki } from './hpki.ts';

const screensOf = (issuer: Issuer): readonly HpkiScreen[] => [
  'top',
  'select',
  issuer,
  `${issuer}Other`,
  `${issuer}Check`,
  'consent',
];

for (const issuer of ['jma', 'jpa', 'medis'] as const) {
  test(`${issuer}: every screen opened by its address, loaded anew, white, under its id [AM-007 AM-095]`, async ({
    page,
    portal,
    accessible,
  }) => {
    test.slow();
    await begunHpki(portal, issuer);
    for (const name of screensOf(issuer)) {
      await openHpki(portal, name);
      await expectHpki(page, name);
      await page.reload();
      await expectHpki(page, name);
      await accessible(name);
      await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#ffffff');
      const ids = screenIdsOf(await portal.journal());
      expect([...ids], name).toContain(hpkiScreens[name].id);
    }
  });
}

for (const [persona, says, label] of [
  ['qr', '申請できる医療の資格が見つかりませんでした。', '申請フォームを開く'],
  ['hpki-under-way', codeLabel('hpkiStatus', '2'), '戻る'],
  ['hpki-issued', codeLabel('hpkiStatus', '5'), '看護師の資格で申請する'],
  ['hpki-doctor-new', '免許証を見て、次の画面で入力します', '医師の資格で申請する'],
] as const) {
  test(`the choice of ${persona} [AM-094]`, async ({ page, portal, accessible }) => {
    await portal.login(persona);
    await openHpki(portal, 'select');
    await expectHpki(page, 'select');
    await expect(page.getByText(says).first()).toBeVisible();
    await expect(button(page, label)).toBeVisible();
    await accessible(persona);
  });
}

test('logged out and agents are told at the door', async ({ page, portal }) => {
  await openHpki(portal, 'top');
  await expect(page.getByRole('dialog')).toContainText('ログインしてください');
  await portal.login('agent');
  await openHpki(portal, 'top');
  await expect(page.getByRole('dialog')).toContainText('代理の方は利用できません');
});

for (const [title, fault, at] of [
  ['ER-139 an error code', { resultCode: '1000', errorCode: 'EDH101', errorMessage: '' }, '/hpki-form?code=EDH101'],
  ['ER-139 AM-112 an ended login', { status: 401, resultCode: '9000', errorCode: 'ED1107' }, '/hpki-form?code=ED1107'],
  ['ER-139 result 9000', { resultCode: '9000' }, '/hpki-form?code=B00199'],
  ['HTTP 500 comes first', { status: 500 }, '/errors/system'],
  ['HTTP 503 comes first', { status: 503 }, '/errors/busy'],
] as const) {
  test(`${title}: every call of the way in`, async ({ page, portal }) => {
    for (const [path, screen] of [
      [hpkiCalls.qualifications, 'select'],
      [hpkiCalls.applicant, 'jma'],
      [hpkiCalls.applicant, 'jmaOther'],
      [hpkiCalls.applicant, 'jmaCheck'],
    ] as const) {
      await begunHpki(portal, 'jma');
      await portal.fault({ path, ...fault });
      await openHpki(portal, screen);
      await page.waitForURL(portal.origin + at);
    }
  });
}

test('「中断する」 asks first, and then forgets what was typed', async ({ page, portal }) => {
  await begunHpki(portal, 'jma');
  await openHpki(portal, 'jmaOther');
  await press(page, 'cancel');
  await page.getByRole('dialog').getByRole('button', { name: '手続きを続ける' }).click();
  await expectHpki(page, 'jmaOther');
  await press(page, 'cancel');
  await page.getByRole('dialog').getByRole('button', { name: '中断する' }).click();
  await page.waitForURL(`${portal.origin}/`);
  await openHpki(portal, 'consent');
  await expectHpki(page, 'select');
  await expect(page.getByText('途中まで入力した申請があります。')).toHaveCount(0);
});
