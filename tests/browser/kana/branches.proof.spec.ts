import type { Locator } from 'playwright/test';
import { blockText } from '../../words/block-text.ts';
import { codeLabel } from '../../words/code-label.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { field } from '../../words/field.ts';
import { legend } from '../../words/legend.ts';
import { onButton } from '../../words/on-button.ts';
import { toastWords } from '../../words/toast-words.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { errorTitle } from './error-screen.ts';
import { draftNotification, expectKana, kanaCalls, kanaHeading, openKana, pressTo, reportGroup } from './kana.ts';

const role = field('kana-select-qualification', 'qualificationType', { item: { name: '海' } });
const child = (name: string) => ({ type: '2', name });
const addressOf = (name: string, item: object) =>
  field('kana-input-address', 'address', { item: { name, ...item } }).hint();
const mother = role.option('020');
const father = role.option('019');
const toTop = onButton('kana-error', 'top');

const own = { 'first-name-1': { furigana: 'ワタル' } };

test('abroad: the address is asked for, the qualification is not [KN-060 KN-065 KN-073]', async ({ page, portal }) => {
  await portal.login('kana-abroad');
  await draftNotification(portal, { reports: own, contact: null });
  await openKana(portal, 'input');
  await pressTo(page, 'address');
  await expect(
    page.getByText(
      field('kana-input-address', 'informantAddress', { state: { draft: { informant: { isEmigrant: true } } } }).hint(),
    ),
  ).toBeVisible();
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
  const [known, unknown] = ['空', '海'].map((name) =>
    reportGroup(page, legend('kana-select-qualification', 'qualificationOf', child(name))),
  ) as [Locator, Locator];
  // What the register says is told, and stands there; it is an answer once the person goes on with it.
  await expect(known).toContainText(codeLabel('kanaQualification', '020'));
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(known.getByRole('radio', { name: mother })).toBeChecked();
  await press(page);
  await expect(page.getByRole('link', { name: role.message('required') })).toBeVisible();
  await unknown.getByRole('radio', { name: father }).check();
  await pressTo(page, 'contact');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /^#ffffff$/i);
  await pressTo(page, 'qualification', 'back');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /^#ffffff$/i);
  await expect(unknown.getByRole('radio', { name: father })).toBeChecked();
  const [save] = (await portal.journal(kanaCalls.inputSave)).slice(-1);
  expect(save?.request.reqBody).toMatchObject({
    reports: [{}, {}, { qualificationType: '020' }, { qualificationType: '019' }],
  });

  // With the rule: the old address and the missing one are asked for, each by its reason.
  await portal.settings({ 'kana.address.rule': true });
  await openKana(portal, 'qualification');
  await pressTo(page, 'address');
  await expect(known).toContainText(addressOf('空', { undeterminedAddress: false, changeRequiredAddress: true }));
  await expect(unknown).toContainText(addressOf('海', { undeterminedAddress: true }));
  const address = known.getByRole('textbox', {
    name: field('kana-input-address', 'address', { item: { name: '空' } }).label,
  });
  await expect(address).toHaveValue('');
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
  const toast = page.getByText(toastWords('kana-input-verification-code'));
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorTitle('02', 'process'));
  await expect(
    page.getByText(blockText('kana-error', 'text', "has(url.reason) && url.reason == 'process'")),
  ).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('madoguchi.state.kana.process'))).toContain('new');
  await expect(page.getByRole('button', { name: toTop })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: toTop })).toBeVisible();
  const ids = (await portal.journal()).map(({ screenId }) => screenId);
  expect(ids).toContain('SCK3003-04-001');

  // The way to the top warns; then nothing is left of the draft and the code.
  const mail = () => page.evaluate(() => sessionStorage.getItem('madoguchi.state.kana.mail'));
  expect(await mail()).toContain('todokede@example.jp');
  await press(page, 'top');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: dialogWords('kana-error', 'leaveForTop').button('leave') })
    .click();
  await expectKana(page, 'top');
  expect(await mail()).toBeNull();
  expect(await portal.journal(kanaCalls.tempDelete)).toHaveLength(1);
});
