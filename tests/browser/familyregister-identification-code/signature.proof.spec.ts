import { blockText } from '../../words/block-text.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { main, press } from '../harness/parts.ts';
import { signByPhone } from '../harness/phone.ts';
import { expect, test } from '../harness/test.ts';
import { chooseRegisters, codeCalls, expectCodes, openCodes } from './codes.ts';

const code = 'familyregister-identification-code';
const problem = (which: string) => blockText(`${code}-digital-signature`, 'banner', `state.cardProblem == '${which}'`);
const expired = dialogWords(`${code}-digital-signature-qr`, 'qrExpired');

test('another card, a stopped signature and a code that is too old lead back to the signature, with the reason; then it is issued [AM-104]', async ({
  page,
  portal,
}) => {
  await portal.login('idcode-closed');
  await portal.settings({ 'button.lock': 0, 'button.readLock': 0 });
  await chooseRegisters(page, portal, /^除籍/u);
  const toCode = async () => {
    await press(page, 'sign');
    await expectCodes(page, 'qr');
    await expect(page.getByRole('timer')).toBeVisible();
  };
  await toCode();
  await signByPhone(page, portal, { card: 'other' });
  await expectCodes(page, 'sign');
  await expect(main(page)).toContainText(problem('EL2205'));
  await toCode();
  await signByPhone(page, portal, { act: 'stop' });
  await expectCodes(page, 'sign');
  await expect(main(page)).toContainText(problem('cancelled'));
  await toCode();
  await portal.advanceClock(301);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(expired.title);
  await dialog.getByRole('button', { name: expired.button('back') }).click();
  await expectCodes(page, 'sign');
  await toCode();
  await signByPhone(page, portal);
  await expectCodes(page, 'complete');
  expect((await portal.journal(codeCalls.issue)).map(({ resultCode }) => resultCode)).toEqual(['1000', '0000']);
});

for (const code of ['EDS101', 'EDS102', 'EDS103', 'EDS104'])
  test(`${code} shows the portal's words and ends on the top page [AM-047]`, async ({ page, portal }) => {
    await portal.login('idcode-closed');
    await portal.fault({ path: codeCalls.information, errorCode: code, errorMessage: 'サーバーの言葉' });
    await openCodes(portal, 'information');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('サーバーの言葉');
    await dialog
      .getByRole('button', {
        name: dialogWords('familyregister-identification-code-information', 'serverMessage').button('ok'),
      })
      .click();
    await page.waitForURL(`${portal.origin}/`);
  });

test('nobody comes to the signature or the end without having chosen; agents and strangers are told [IC-012]', async ({
  page,
  portal,
}) => {
  const dialog = page.getByRole('dialog');
  await openCodes(portal, 'information');
  await expect(dialog.getByRole('heading')).toHaveText(dialogWords(`${code}-information`, 'loginNeeded').title);
  // Another person in the same tab begins anew, which would cross with the next visit.
  const logIn = async (persona: string) => {
    await portal.login(persona);
    await portal.forgetTab();
  };
  await logIn('agent');
  await openCodes(portal, 'information');
  await expect(dialog.getByRole('heading')).toHaveText(dialogWords(`${code}-information`, 'agentRefused').title);
  await logIn('idcode-issued');
  for (const name of ['sign', 'qr', 'complete'] as const) {
    await openCodes(portal, name);
    await expectCodes(page, 'information');
  }
  await logIn('idcode-changing');
  await openCodes(portal, 'information');
  await expect(page.getByRole('checkbox', { name: /^戸籍/u })).toBeDisabled();
});

test('phone certificates that are not registered are told before signing [AM-104]', async ({ page, portal }) => {
  for (const persona of ['phone-4-not-ready', 'phone-5-not-ready']) {
    await portal.login(persona);
    await portal.forgetTab();
    await chooseRegisters(page, portal, /^戸籍/u);
    await expect(main(page)).toContainText(
      blockText(`${code}-digital-signature`, 'banner', 'facts.phoneCertificateNotReady'),
    );
    await press(page, 'sign');
    await page
      .getByRole('dialog')
      .getByRole('button', {
        name: dialogWords(`${code}-digital-signature`, 'registerPhoneCertificate').button('close'),
      })
      .click();
    await expectCodes(page, 'sign');
  }
});
