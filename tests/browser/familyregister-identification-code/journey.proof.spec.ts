import { dialogWords } from '../../words/dialog-words.ts';
import { field } from '../../words/field.ts';
import { main, press } from '../harness/parts.ts';
import { signByPhone } from '../harness/phone.ts';
import { screenIdsOf } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';
import { type CodeScreen, chooseRegisters, codeCalls, codeScreens, expectCodes, openCodes } from './codes.ts';

const code = 'familyregister-identification-code';
const underAge = dialogWords(`${code}-information`, 'under15');

test('by QR code: two registers, back and reload on the way keep what was chosen, two codes at the end [SH-003 IC-001 IC-003 IC-004 IC-005 IC-006 IC-007 IC-008 IC-009 IC-010 IC-011 IC-012 AM-104]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('idcode-closed');
  await openCodes(portal, 'information');
  await expectCodes(page, 'information');
  await expect(main(page)).toContainText('手数料無料');
  await expect(main(page)).toContainText('発行した日から3か月');
  await press(page, 'next');
  await expect(main(page)).toContainText(field(`${code}-information`, 'registers').message('atLeast'));
  await accessible('the information with an error');
  await chooseRegisters(page, portal, /^戸籍/u, /^除籍/u);
  await expect(main(page)).toContainText('北海道試験市中央三条7番地');
  await page.goBack();
  await expectCodes(page, 'information');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await press(page, 'next');
  await page.reload();
  await expectCodes(page, 'sign');
  await press(page, 'sign');
  await expectCodes(page, 'qr');
  await expect(page.getByRole('timer')).toBeVisible();
  await accessible('the QR code');
  await press(page, 'back');
  await expectCodes(page, 'sign');
  await press(page, 'sign');
  await page.reload();
  await expectCodes(page, 'qr');
  await expect(page.getByRole('timer')).toBeVisible();
  await signByPhone(page, portal);
  await expectCodes(page, 'complete');
  // The receipt below repeats them.
  const numbers = main(page)
    .locator('p')
    .filter({ hasText: /^\d{4}\s?\d{4}\s?\d{4}\s?\d{4}$/u });
  await expect(numbers).toHaveCount(2);
  const codes = await numbers.allTextContents();
  await accessible('the codes');
  await page.reload();
  await expectCodes(page, 'complete');
  expect(await numbers.allTextContents()).toEqual(codes);
  expect((await portal.journal(codeCalls.issue)).map(({ resultCode }) => resultCode)).toEqual(['0000']);
  await page.goBack();
  await expectCodes(page, 'complete');
  expect(await numbers.allTextContents()).toEqual(codes);
  await press(page, 'again');
  await expectCodes(page, 'information');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect((await numbers.allTextContents()).sort()).toEqual([...codes].sort());
  const ids = screenIdsOf(await portal.journal());
  for (const name of Object.keys(codeScreens) as CodeScreen[]) expect([...ids], name).toContain(codeScreens[name].id);
});

for (const [rows, persona, app] of [
  ['IC-011 AM-104', 'idcode-native-app', 'native'],
  ['IC-011 AM-104 IN-004', 'idcode-intent', 'intent'],
] as const)
  test(`${rows} ${app}: the app comes back to a tab of its own, which goes on where the other one was; the answer is lost, and there is one code`, async ({
    page,
    portal,
    context,
  }) => {
    await portal.login(persona);
    await chooseRegisters(page, portal, /^戸籍/u);
    await press(page, 'sign');
    await page.waitForURL(new RegExp(`/sandbox/app/${app}`, 'u'));
    await expect(page.getByText('戸籍電子証明書提供用識別符号の取得')).toBeVisible();
    const tab = await context.newPage();
    await portal.fault({ path: codeCalls.issue, drop: 'after' });
    await tab.goto(page.url());
    await tab.getByRole('button', { name: '署名する' }).click();
    await expect(tab.getByRole('dialog').getByRole('heading')).toHaveText(
      dialogWords(`${code}-digital-signature`, 'outcomeUnknown').title,
    );
    expect(new URL(tab.url()).search).toBe('');
    await tab.reload();
    await tab.getByRole('dialog').getByRole('button', { name: '結果を見る' }).click();
    await expectCodes(tab, 'complete');
    // What became of it was asked, not done once more.
    expect((await portal.journal(codeCalls.issue)).map(({ resultCode }) => resultCode)).toEqual(['dropped']);
    expect(await tab.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('handed-over')))).toEqual(
      [],
    );
    await openCodes(portal, 'information');
    await expect(main(page).getByText(/^\d{4}\s?\d{4}\s?\d{4}\s?\d{4}$/u)).toHaveCount(1);
  });

test('the bare path, whoever is under 15, and every failure end on the portal or in a dialog [IC-002 VA-020 AM-118 AM-047]', async ({
  page,
  portal,
  accessible,
}) => {
  await page.goto(`${portal.origin}/svc/familyregister-identification-code`);
  await page.waitForURL(`${portal.origin}/`);
  await portal.login('under-15');
  await openCodes(portal, 'information');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(underAge.text);
  await accessible('under 15');
  await dialog.getByRole('button', { name: underAge.button('ok') }).click();
  await page.waitForURL(`${portal.origin}/`);
  await portal.login('domicile-eds102');
  await openCodes(portal, 'information');
  await expect(dialog).toContainText('本籍地の市区町村から、戸籍の情報が届いていません。');
  await dialog.getByRole('button', { name: dialogWords(`${code}-information`, 'serverMessage').button('ok') }).click();
  await page.waitForURL(`${portal.origin}/`);
  await portal.login('idcode-closed');
  await portal.fault({ path: codeCalls.information, errorCode: 'ZZ999' });
  await openCodes(portal, 'information');
  await expect(dialog.getByRole('heading')).toHaveText(dialogWords(`${code}-information`, 'genericError').title);
  await expect(dialog).toContainText('ZZ999');
});
