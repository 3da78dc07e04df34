import { randomUUID } from 'node:crypto';
import type { DraftContent } from '../../../src/server/services/kana/draft-content.ts';
import { callPortal } from '../harness/call-portal.ts';
import { logInByCard } from '../harness/log-in-by-card.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { expectError } from './error-screen.ts';
import { draftNotification, expectKana, informant, kanaCalls, openKana, pressTo } from './kana.ts';

const notYet = '保存できたか確認できていない内容があります。';
const isKept = 'ここまでの内容は保存しました。';
const notSaved = 'その内容は、この端末の、いま開いているタブに残っています。';

test('the login ends while the contact is typed: type 06, login, back on the screen, nothing is lost; 「続きから再開」; another person gets none of it [ER-088 AM-082 AM-112]', async ({
  page,
  portal,
}) => {
  const copy = randomUUID();
  await portal.login('kana-single', { copy });
  await draftNotification(portal, { contact: null });
  await openKana(portal, 'contact');
  await expectKana(page, 'contact');
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(informant.email);
  await page.getByRole('textbox', { name: '電話番号' }).fill('03-1234-5678');
  await portal.advanceClock(1801);
  await press(page);
  await expectError(page, '06', 'ED1107');
  await press(page, 'ログインする');
  await logInByCard(page, 'kana-single');
  await expectKana(page, 'contact');
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(informant.email);
  await expect(page.getByRole('textbox', { name: '電話番号' })).toHaveValue('0312345678');
  await page.goto(portal.origin);
  await page.getByRole('link', { name: '続きから再開', exact: true }).click();
  await expectKana(page, 'code');
  await pressTo(page, 'contact', 'back');
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(informant.email);
  await expect(page.getByRole('textbox', { name: '電話番号' })).toHaveValue('0312345678');
  await pressTo(page, 'code');
  const { informant: saved } = await callPortal<DraftContent>(portal, kanaCalls.inputGet);
  expect([saved.email, saved.phone]).toEqual([informant.email, '0312345678']);

  await portal.advanceClock(1801);
  await openKana(portal, 'contact');
  await expectError(page, '06');
  await press(page, 'ログインする');
  await logInByCard(page, 'kana-couple');
  // Back where the other one was, who has left nothing here: this person has begun nothing.
  await expectError(page, '02');
  const kept = await page.evaluate(() => Object.values(sessionStorage).join());
  expect(kept).not.toContain(informant.email);
});

test('the draft was deleted from the top in another tab: the next save says so, and so does every screen [ER-084 KN-092 AM-081]', async ({
  page,
  portal,
  context,
}) => {
  await portal.login('kana-single');
  await draftNotification(portal);
  await openKana(portal, 'input');
  await expectKana(page, 'input');
  const tab = await context.newPage();
  await tab.goto(`${portal.origin}/svc/kana/top`);
  await expectKana(tab, 'top');
  await expect.poll(async () => (await portal.journal(kanaCalls.tempDelete)).length).toBe(1);
  await page.getByRole('textbox').fill('ヒトミン');
  await press(page);
  await expectError(page, '02', 'EDV105');
  await tab.goto(`${portal.origin}/svc/kana/confirm-report-details`);
  await expectError(tab, '02', 'EDV105');
  await pressTo(tab, 'top', 'はじめの画面に戻る');
});

test('a draft is there on its last day, and the day after it is gone [ER-084 AM-102]', async ({
  page,
  portal,
  context,
}) => {
  const copy = randomUUID();
  await portal.login('kana-single', { copy });
  await draftNotification(portal);
  // The time of a browser that is not logged in is handed on to its login.
  const later = async (days: number) => {
    await context.clearCookies();
    await portal.advanceClock(days * 86_400);
    await portal.login('kana-single', { copy });
  };
  await later(30);
  await openKana(portal, 'check');
  await expectKana(page, 'check');
  await portal.forgetTab();
  await later(31);
  await page.goto(portal.origin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: '続きから再開', exact: true })).toHaveCount(0);
  await openKana(portal, 'check');
  await expectError(page, '02', 'EDV105');
});

test('a lost connection while saving is told and does not stop anybody: nothing says that it was saved, and the next save sends everything [AM-102]', async ({
  page,
  portal,
}) => {
  await portal.login('kana-single');
  await draftNotification(portal);
  await openKana(portal, 'input');
  await expectKana(page, 'input');
  await page.getByRole('textbox').fill('ヒトミン');
  for (const drop of ['before', 'after'] as const) {
    await portal.fault({ path: kanaCalls.inputSave, drop });
    await pressTo(page, 'contact');
    await expect(page.getByText(notSaved).last()).toBeVisible();
    await pressTo(page, 'input', 'back');
    await expect(page.getByRole('textbox')).toHaveValue('ヒトミン');
  }
  const main = page.getByRole('main');
  await pressTo(page, 'contact');
  for (const path of [kanaCalls.inputSave, kanaCalls.informantSave])
    await portal.fault({ path, drop: 'before', times: 3 });
  await pressTo(page, 'check');
  await expect(main).toContainText('ヒトミン');
  await expect(main).toContainText(notYet);
  await expect(main).not.toContainText(isKept);
  const pause = page.getByRole('dialog', { name: '手続きを中断しますか？' });
  await press(page, 'cancel');
  await expect(pause).toContainText(notYet);
  await expect(pause).not.toContainText('別の端末');
  // The toast of the save before is still there: only the request itself tells that this one has failed, too.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(kanaCalls.inputSave));
  await pause.getByRole('button', { name: 'もう一度保存する' }).click();
  await failed;
  await expect(page.getByText(notSaved).last()).toBeVisible();
  await portal.clearFaults();
  await press(page, 'saveAgain');
  await expect(main).toContainText(isKept);
  await expect(main).not.toContainText(notYet);
  const { reports } = await callPortal<DraftContent>(portal, kanaCalls.inputGet);
  expect(reports.find(({ isChecked }) => isChecked)?.furigana).toBe('ヒトミン');
  await press(page, 'cancel');
  await expect(pause).toContainText('別の端末でもできます。');
  await expect(pause.getByRole('button')).toHaveText(['手続きを続ける', '中断する']);
});

test('somebody else logs in in the same tab after the login has ended: nothing of the one before is shown or sent', async ({
  page,
  portal,
}) => {
  await portal.login('kana-single');
  await draftNotification(portal, { contact: null });
  await openKana(portal, 'contact');
  await expectKana(page, 'contact');
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(informant.email);
  await page.getByRole('textbox', { name: '電話番号' }).fill('03-1234-5678');
  await portal.advanceClock(1801);
  await press(page);
  await expectError(page, '06', 'ED1107');
  await portal.login('kana-abroad');
  await draftNotification(portal, { reports: { 'first-name-1': { furigana: 'ワタル' } }, contact: null });
  await openKana(portal, 'contact');
  await expectKana(page, 'contact');
  await expect(page.getByRole('textbox', { name: '電話番号' })).toHaveValue('');
  await openKana(portal, 'input');
  await expectKana(page, 'input');
  await expect(page.getByRole('main')).toContainText('わたる');
  await expect(page.getByRole('main')).not.toContainText('ひとみ');
});
