import {
  draftNotification,
  expectKana,
  kanaCalls,
  kanaHeading,
  openKana,
  pressTo,
  reportGroup,
} from '../harness/kana.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';

const own = { 'first-name-1': { furigana: 'ワタル' } };

test('abroad: the address is asked for, the qualification is not [KN-060 KN-065 KN-073]', async ({ page, portal }) => {
  await portal.login('kana-abroad');
  await draftNotification(portal, { reports: own, contact: null });
  await openKana(portal, 'input');
  await pressTo(page, 'address');
  await expect(page.getByText('海外の住所は、国名から入力してください。')).toBeVisible();
  await pressTo(page, 'input', 'back');
});

test('without the address rule: from the qualification to the contact and back; adoptive father and mother [KN-069 KN-075 EN-134 EN-135 AM-007 AM-076 AM-079]', async ({
  page,
  portal,
}) => {
  await portal.login('kana-adoptive');
  await portal.settings({ 'kana.address.rule': false });
  const reports = { 'first-name-2': { furigana: 'ソラ' }, 'first-name-3': { furigana: 'ウミ' } };
  await draftNotification(portal, { reports, contact: null });
  await openKana(portal, 'input');
  await pressTo(page, 'qualification');
  const [known, unknown] = [reportGroup(page, '名（空）の届出'), reportGroup(page, '名（海）の届出')];
  await expect(known.getByRole('radio', { name: '養母（親権者）' })).toBeChecked();
  await expect(unknown.getByRole('radio', { checked: true })).toHaveCount(0);
  await press(page);
  await expect(page.getByRole('link', { name: '海 さんの届出での、あなたの立場を選んでください。' })).toBeVisible();
  await unknown.getByRole('radio', { name: '養父（親権者）' }).check();
  await pressTo(page, 'contact');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /^#ffffff$/i);
  await pressTo(page, 'qualification', 'back');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /^#ffffff$/i);
  await expect(unknown.getByRole('radio', { name: '養父（親権者）' })).toBeChecked();
  const [save] = (await portal.journal(kanaCalls.inputSave)).slice(-1);
  expect(save?.request.reqBody).toMatchObject({
    reports: [{}, {}, { qualificationType: '020' }, { qualificationType: '019' }],
  });

  // With the rule: the old address and the missing one are asked for, each by its reason.
  await portal.settings({ 'kana.address.rule': true });
  await openKana(portal, 'qualification');
  await pressTo(page, 'address');
  await expect(known).toContainText('登録されている住所が古いことがあるため、いまの住所を入力してください。');
  await expect(unknown).toContainText('登録されている住所がないため、入力してください。');
  await expect(known.getByRole('textbox')).toHaveValue('');
});

test('another procedure, the code sent again with its toast of three seconds (CO-049) at the top in the middle (CO-050), and addresses with a slash at the end [KN-051 KN-052 KN-087 KN-088 KN-091 KN-092 AM-081]', async ({
  page,
  portal,
}) => {
  await portal.login('kana-abroad');
  await draftNotification(portal, { reports: own, verified: false });
  await page.goto(`${portal.origin}/svc/kana/confirm-report-details/`);
  await expect(kanaHeading(page, 'code')).toBeVisible();
  await press(page, 'resend');
  const toast = page.getByText('確認コードを送りました。前のコードは使えません。');
  await expect(toast).toBeVisible();
  const shownAt = Date.now();
  const box = await toast.boundingBox();
  const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(middle - 180)).toBeLessThan(60);
  expect(box?.y).toBeLessThan(120);
  await expect(toast).toHaveCount(0);
  expect(Date.now() - shownAt).toBeGreaterThan(2400);
  expect(Date.now() - shownAt).toBeLessThan(6000);

  await page.goto(`${portal.origin}/svc/kana/apply-correction/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ほかの手続きの途中です');
  await expect(page.getByText('ほかの手続き（届出、訂正、取り下げのどれか）の途中です。')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('madoguchi.state.kana.process'))).toContain('new');
  await expect(page.getByRole('button', { name: 'はじめの画面に戻る' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'はじめの画面に戻る' })).toBeVisible();
  const ids = (await portal.journal()).map(({ screenId }) => screenId);
  expect(ids).toContain('SCK3003-04-001');

  // The way to the top warns; then nothing is left of the draft and the code.
  const mail = () => page.evaluate(() => sessionStorage.getItem('madoguchi.state.kana.mail'));
  expect(await mail()).toContain('todokede@example.jp');
  await press(page, 'はじめの画面に戻る');
  await page.getByRole('dialog').getByRole('button', { name: '消して、はじめの画面に戻る' }).click();
  await expectKana(page, 'top');
  expect(await mail()).toBeNull();
  expect(await portal.journal(kanaCalls.tempDelete)).toHaveLength(1);
});
