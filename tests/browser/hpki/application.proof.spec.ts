import type { Page } from 'playwright/test';
import { codeLabel } from '../../words/code-label.ts';
import { button, press } from '../harness/parts.ts';
import { screenIdsOf } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';
import { applications, expectHpki, type HpkiScreen, hpkiCalls, hpkiScreens, openHpki, pressToHpki } from './hpki.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const part = (page: Page, name: string) =>
  page.getByRole('group', { name: /医籍登録年月日/u }).getByRole('textbox', { name });

test('a doctor applies: every screen forward, back and loaded anew; nothing is lost; the application is under way [SH-006 HP-001 HP-002 HP-005 HP-006 HP-008 HP-009 HP-010 HP-011 HP-016 HP-017 HP-022 HP-023 HP-028 HP-029 HP-030 HP-031 HP-037 AM-094]', async ({
  page,
  portal,
  accessible,
}) => {
  test.slow();
  await portal.login('hpki-doctor');
  await page.goto(portal.origin);
  await page.getByRole('link', { name: /医療分野の電子署名の利用申請/u }).click();
  const seen = new Set<HpkiScreen>();
  const at = async (name: HpkiScreen) => {
    await expectHpki(page, name);
    await page.reload();
    await expectHpki(page, name);
    expect(await page.title()).toBe(`${hpkiScreens[name].title} | 医療分野の電子署名の利用申請`);
    seen.add(name);
    await accessible(name);
  };
  await at('top');
  await pressToHpki(page, 'select', 'next');
  await at('select');
  await pressToHpki(page, 'jma', '医師の資格で申請する');
  // What the registers know is there already.
  await expect(page.getByRole('main')).toContainText('東京都見本区例示町四丁目5番6号');
  await expect(field(page, '医籍登録番号')).toHaveValue('400123');
  await expect(part(page, '年')).toHaveValue('2004');
  await expect(field(page, '氏のローマ字')).toHaveValue('IRYO');
  await press(page);
  await expect(page.getByRole('link', { name: '日本医師会の会員かどうかを選んでください。' })).toBeVisible();
  await page.getByRole('radio', { name: '会員です' }).check();
  await field(page, '会員番号').fill('１０００２０００３０');
  await field(page, '名のローマ字').fill('ｋａｏｒｕ');
  await field(page, '氏のローマ字').focus();
  await expect(field(page, '名のローマ字')).toHaveValue('KAORU');
  await at('jma');
  await expect(field(page, '会員番号')).toHaveValue('1000200030');
  await pressToHpki(page, 'jmaOther');
  await expect(field(page, '勤務先の名称')).toHaveValue('見本総合病院');
  await expect(field(page, 'メールアドレス')).toHaveValue('kaoru@mail.example');
  await page.getByRole('checkbox', { name: '電子処方箋' }).check();
  await page.getByRole('checkbox', { name: /紹介状/u }).check();
  await page.getByRole('radio', { name: /窓口で受け取る/u }).check();
  await page.getByRole('combobox', { name: /受け取る都道府県/u }).selectOption({ label: '東京都' });
  await page.getByRole('radio', { name: 'マイナンバーカード' }).check();
  await at('jmaOther');
  // Back and forward keep what was typed here and there.
  await pressToHpki(page, 'jma', 'back');
  await expect(field(page, '会員番号')).toHaveValue('1000200030');
  await pressToHpki(page, 'jmaOther');
  await expect(page.getByRole('checkbox', { name: '電子処方箋' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: /受け取る都道府県/u })).toHaveValue('13');
  await pressToHpki(page, 'jmaCheck');
  await at('jmaCheck');
  for (const text of ['400123', '1000200030', '電子処方箋、紹介状（診療情報提供書）', '東京都'])
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '¥0（税込み）' })).toBeVisible();
  await pressToHpki(page, 'consent', 'next');
  await at('consent');
  await press(page);
  await expect(page.getByRole('link', { name: '内容を読み、同意できるときは印を付けてください。' })).toBeVisible();
  await pressToHpki(page, 'jmaCheck', 'back');
  await pressToHpki(page, 'consent', 'next');
  await page.getByRole('checkbox', { name: /同意します/u }).check();
  await pressToHpki(page, 'jmaDone', 'next');
  await at('jmaDone');
  await expect(page.getByText('日本医師会電子認証センターへの申請を受け付けました。')).toBeVisible();
  const [sent, ...more] = await portal.journal(hpkiCalls.submit);
  expect(more).toEqual([]);
  // Numbers go out as they are kept, whatever hyphens they were typed with.
  const digits = { workplacePostalCode: '1000000', workplacePhone: '0300000111', phone: '0300000101' };
  expect(sent?.request.reqBody).toEqual({ application: { ...applications.jma, ...digits } });
  expect(await page.getByRole('main').innerText()).toMatch(/\d{4} ?\d{4} ?\d{4} ?\d{4}/u);

  // Nothing can be sent twice: back shows what came of it, and the choice, opened anew, what has become of the application.
  await page.goBack();
  await expectHpki(page, 'jmaDone');
  await openHpki(portal, 'select');
  await expectHpki(page, 'select');
  await expect(page.getByText(codeLabel('hpkiStatus', '1'), { exact: true })).toBeVisible();
  await expect(button(page, '医師の資格で申請する')).toHaveCount(0);
  seen.add('select');
  const ids = screenIdsOf(await portal.journal());
  for (const name of seen) expect([...ids], name).toContain(hpkiScreens[name].id);
});

test('consent without anything begun goes back to the choice; other variants are unknown; the bare path leaves [HP-028 AM-094 HP-036 HP-007]', async ({
  page,
  portal,
}) => {
  await portal.login('hpki-doctor');
  await openHpki(portal, 'consent');
  await expectHpki(page, 'select');
  for (const unknown of ['xyz/application-information', 'xyz/confirmation', 'JMA/completion', 'jma']) {
    await page.goto(`${portal.origin}/svc/hpki/${unknown}`);
    await page.waitForURL(`${portal.origin}/not-found`);
  }
  await page.goto(`${portal.origin}/svc/hpki`);
  await page.waitForURL(`${portal.origin}/hpki-form`);
  await portal.settings({ 'hpki.bare': 'notFound' });
  await page.goto(`${portal.origin}/svc/hpki`);
  await page.waitForURL(`${portal.origin}/not-found`);
});
