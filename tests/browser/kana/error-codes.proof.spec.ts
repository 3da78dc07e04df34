import { inOneLine } from '../../../src/model/phrases.ts';
import { errorCodes } from '../../screens/kana/error-codes.ts';
import { press } from '../harness/parts.ts';
import { readByPhone } from '../harness/phone.ts';
import type { Fault } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';
import { answer, type ErrorType, errorTitle, errorTypes, expectDialog, expectError } from './error-screen.ts';
import { draftNotification, expectKana, kanaCalls, openKana, pressTo } from './kana.ts';

/** What each type of the error screen says besides its title, and the buttons it has. */
const says: { readonly [type in ErrorType]: readonly [what: string, next: string] } = {
  '00': ['システムに問題が起きたため', '「続きから再開」から続けられます'],
  '01': ['受付の期間ではないため', '受付の期間を確認してから'],
  '02': ['途中の手続きが見つかりません', 'これまでの手続きを確認してください'],
  '03': ['戸籍の内容や、手続きの状況と合いません', 'はじめから入力してください'],
  '04': ['いまは続けられません', '処理が終わってから'],
  '06': ['ログインが切れました', 'ログインしたあと'],
  '07': ['届出人の氏名や住所などの情報', '住民票にある氏名や住所を確認してください'],
  '08': ['利用者の情報が登録されていません', '市区町村の窓口で届け出てください'],
  '09': ['いまは使えません', '市区町村の窓口で届け出てください'],
  '10': ['オンラインでは受け付けられない', '窓口で届け出てください'],
};

test(`${errorCodes.map(([rows, code, type]) => `${rows} ${code}→${type}`).join(' ')} ER-001 ER-002 ER-003 ER-004 ER-005 ER-006 ER-143 AM-088 AM-089: each leads to the error screen of its type, which has words of its own`, async ({
  page,
  portal,
  accessible,
}) => {
  test.slow();
  const main = page.getByRole('main');
  await portal.login('kana-single');
  await draftNotification(portal, { contact: null });
  await openKana(portal, 'select');
  const seen = new Set<string>();
  for (const [, code, type] of errorCodes) {
    await portal.fault({ path: kanaCalls.get, errorCode: code, errorMessage: 'サーバーの言葉' });
    // The screen before asks again whenever it is entered; the error screen takes its place in the history.
    await expectKana(page, 'select');
    await press(page, 'back');
    await expectError(page, type, code);
    if (!seen.has(type)) {
      for (const text of says[type]) await expect(main).toContainText(text);
      await expect(main).not.toContainText('サーバーの言葉');
      const names = await main.getByRole('button').allTextContents();
      expect(names.map(inOneLine)).toEqual([type === '06' ? 'ログインする' : 'トップページへ', 'はじめの画面に戻る']);
    }
    seen.add(type);
    await page.goBack();
  }
  expect([...seen].sort()).toEqual(errorTypes.toSorted());
  await portal.fault({ path: kanaCalls.get, errorCode: 'ED1107' });
  await expectKana(page, 'select');
  await press(page, 'back');
  await expectError(page, '06');
  await accessible('the error screen');
  await press(page, 'ログインする');
  await page.waitForURL((url) => url.pathname.includes('/login'));
  // There is no type 05; an address made up is no reason for a blank page.
  for (const type of ['05', 'x']) {
    await page.goto(`${portal.origin}/svc/kana/error?type=${type}`);
    await expect(page.getByRole('heading', { level: 1, name: errorTitle('00') })).toBeVisible();
  }
});

const lost = '通信が切れました';

/** Every other answer of a kana call. `shows`: the title of a dialog, of a page, or the type of the error screen. */
const answers: readonly (readonly [rows: string, fault: Omit<Fault, 'path'>, shows: string])[] = [
  ['ER-132', { resultCode: '0000' }, 'success'],
  ['ER-133', { resultCode: '9000' }, '00'],
  ['ER-134', { resultCode: '9001' }, '00'],
  ['ER-135', { resultCode: '9004' }, 'メンテナンス中です'],
  ['AM-043', { resultCode: '9003' }, '/'],
  ['ER-143', { status: 400 }, '00'],
  ['ER-143', { status: 404 }, '00'],
  ['ER-143', { status: 502 }, '00'],
  ['ER-088', { status: 401 }, '06'],
  ['AM-089', { errorCode: 'EDV105' }, '02'],
  ['ER-162', { drop: true }, lost],
  ['AM-036', { malformed: true }, '00'],
  ['AM-044', { status: 500, errorCode: 'EDV102' }, '/errors/system'],
  ['AM-044', { status: 503 }, '/errors/busy'],
];

test(`${answers.map(([rows, fault, shows]) => `${rows} ${JSON.stringify(fault)}→${shows}`).join(' ')}: when the draft is asked for`, async ({
  page,
  portal,
}) => {
  test.slow();
  await portal.login('kana-single');
  await draftNotification(portal, { contact: null });
  for (const [, fault, shows] of answers) {
    if (shows !== 'success') await portal.fault({ path: kanaCalls.inputGet, ...fault });
    await portal.forgetTab();
    await openKana(portal, 'select');
    if (shows === 'success') await expectKana(page, 'select');
    else if (shows.startsWith('/')) await page.waitForURL(`${portal.origin}${shows}`);
    else if (errorTypes.includes(shows as ErrorType)) await expectError(page, shows as ErrorType);
    else {
      await expectDialog(page, shows);
      await answer(page, shows === lost ? 'もう一度試す' : 'OK');
      if (shows !== lost) await page.getByRole('button', { name: '画面を読み込み直す' }).click();
      await expectKana(page, 'select');
    }
  }
});

test('ELU216 is no reason to stop where nothing of the answer is used [ER-093 AM-090]', async ({ page, portal }) => {
  await portal.login('phone-4-qr');
  await portal.fault({ path: '/api/familyregister/pseudonymExec', errorCode: 'ELU216' });
  await portal.fault({ path: kanaCalls.tempDelete, errorCode: 'ELU216' });
  await openKana(portal, 'top');
  await pressTo(page, 'read', 'start');
  await press(page, 'read');
  await expect(page.getByRole('timer')).toBeVisible();
  await readByPhone(page, portal);
  await expectKana(page, 'family');
  expect((await portal.journal('/api/familyregister/pseudonymExec')).map(({ resultCode }) => resultCode)).toEqual([
    '1000',
  ]);
});
