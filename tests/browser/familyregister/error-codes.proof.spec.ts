import type { Page } from 'playwright/test';
import type { Fault } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';

const check = '/api/familyregister/pseudonymCheck';
const next = (page: Page) => page.getByRole('main').getByRole('button', { name: /次へ/ });

/** What a fault of the first call on the selection screen shows. `end`: where the harmless button leads; null = the screen stays. */
interface Case {
  readonly rows: string;
  readonly fault: Omit<Fault, 'path'>;
  readonly title: string;
  readonly shows: readonly string[];
  readonly hides?: string;
  readonly press: string;
  readonly end: string | null;
}

const cancelled = '/sandbox/caller/cancelled';

const cases: readonly Case[] = [
  {
    rows: 'ER-048 ER-049 ER-066 ER-070 FR-058 FR-062 AM-116',
    fault: { errorCode: 'EDX999', errorMessage: 'サーバーの言葉' },
    title: 'エラーが発生しました',
    shows: ['EDX999', 'トップページからもう一度'],
    hides: 'サーバーの言葉',
    press: 'OK',
    end: cancelled,
  },
  {
    rows: 'ER-080 FR-064',
    fault: { errorCode: 'EDX999' },
    title: 'エラーが発生しました',
    shows: ['EDX999'],
    press: 'トップページへ',
    end: '/',
  },
  {
    rows: 'ER-042 ER-050 EN-145',
    fault: { errorCode: 'EDS101', errorMessage: 'テスト' },
    title: 'システムエラーが発生しました',
    shows: ['テスト', 'EDS101'],
    press: 'OK',
    end: cancelled,
  },
  {
    rows: 'ER-043 EN-143 EN-144',
    fault: { errorCode: 'EDS102', errorMessage: 'テスト' },
    title: 'エラーが発生しました',
    shows: ['テスト', 'EDS102'],
    press: 'OK',
    end: cancelled,
  },
  {
    rows: 'ER-044',
    fault: { errorCode: 'EDS103', errorMessage: 'テスト' },
    title: 'エラーが発生しました',
    shows: ['テスト'],
    press: 'OK',
    end: cancelled,
  },
  {
    rows: 'ER-045 ER-051 ER-052',
    fault: { errorCode: 'EDS104', errorMessage: 'テスト' },
    title: '本籍を確認できませんでした',
    shows: ['テスト'],
    press: 'OK',
    end: cancelled,
  },
  {
    rows: 'ER-046 ER-157',
    fault: { errorCode: 'ED1107', errorMessage: 'テスト' },
    title: 'エラーが発生しました',
    shows: ['テスト', 'ED1107'],
    press: 'トップページへ',
    end: '/',
  },
  {
    rows: 'ER-011 AM-043 API-006 API-007',
    fault: { resultCode: '1000', errorCode: 'EDY001', errorMessage: '業務の言葉' },
    title: 'エラーが発生しました',
    shows: ['EDY001'],
    press: 'OK',
    end: cancelled,
  },
  {
    rows: 'ER-012 ER-039 AM-036 AM-043',
    fault: { resultCode: '9000' },
    title: 'エラーが発生しました',
    shows: ['B00103'],
    press: 'OK',
    end: cancelled,
  },
  {
    rows: 'ER-013 ER-164 AM-043',
    fault: { resultCode: '9001' },
    title: '送信した内容を受け付けられませんでした',
    shows: ['確認して'],
    press: 'OK',
    end: null,
  },
  {
    rows: 'ER-015 ER-158 AM-043',
    fault: { resultCode: '9004' },
    title: 'メンテナンス中です',
    shows: ['メンテナンス'],
    press: 'OK',
    end: null,
  },
  {
    rows: 'ER-009 API-012 AM-036',
    fault: { status: 400 },
    title: 'エラーが発生しました',
    shows: ['B00103'],
    press: 'OK',
    end: cancelled,
  },
  {
    rows: 'ER-009',
    fault: { status: 404 },
    title: 'エラーが発生しました',
    shows: ['B00103'],
    press: 'OK',
    end: cancelled,
  },
  {
    rows: 'ER-009',
    fault: { status: 502 },
    title: 'エラーが発生しました',
    shows: ['B00103'],
    press: 'OK',
    end: cancelled,
  },
  {
    rows: 'ER-009',
    fault: { status: 504 },
    title: 'エラーが発生しました',
    shows: ['B00103'],
    press: 'OK',
    end: cancelled,
  },
  {
    rows: 'ER-157 ER-160',
    fault: { status: 401 },
    title: 'もう一度ログインしてください',
    shows: ['ログイン'],
    press: 'トップページへ',
    end: '/',
  },
  {
    rows: 'ER-162',
    fault: { drop: true },
    title: '通信が切れました',
    shows: ['残っています'],
    press: 'とじる',
    end: null,
  },
  {
    rows: 'AM-036',
    fault: { malformed: true },
    title: 'エラーが発生しました',
    shows: ['B00103'],
    press: 'OK',
    end: cancelled,
  },
];

for (const { rows, fault, title, shows, hides, press, end } of cases) {
  test(`${rows} ${JSON.stringify(fault)}: ${title}, ${press} → ${end ?? 'the screen stays'}`, async ({
    page,
    portal,
  }) => {
    await portal.login('pseudonym-exists');
    await portal.launch();
    await expect(next(page)).toBeVisible();
    await portal.fault({ path: check, ...fault });
    await next(page).click();
    const dialog = page.getByRole('dialog', { name: title });
    for (const text of shows) await expect(dialog).toContainText(text);
    if (hides !== undefined) await expect(dialog).not.toContainText(hides);
    await dialog.getByRole('button', { name: press }).click();
    if (end !== null) {
      await page.waitForURL((url) => url.pathname === end);
      return;
    }
    await expect(dialog).toBeHidden();
    // The lock is gone and the same press now works.
    await next(page).click();
    await expect(page.getByRole('heading', { level: 1, name: '本籍と筆頭者の確認' })).toBeVisible();
  });
}

for (const [rows, fault, path] of [
  ['ER-007 AM-044', { status: 500 }, '/errors/system'],
  ['ER-008 AM-044', { status: 503 }, '/errors/busy'],
  ['ER-014 AM-043', { resultCode: '9003' }, '/'],
] as const) {
  test(`${rows} ${JSON.stringify(fault)} leaves to ${path} at once`, async ({ page, portal }) => {
    await portal.login('pseudonym-exists');
    await portal.launch();
    await expect(next(page)).toBeVisible();
    await portal.fault({ path: check, ...fault });
    await next(page).click();
    await page.waitForURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('an answer that takes longer than 30 s is given up with the time-out message, and can be asked for again [CO-008 API-009 ER-077 ER-159 AM-070]', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await portal.login('pseudonym-exists');
  await portal.launch();
  await expect(next(page)).toBeVisible();
  await portal.fault({ path: check, delaySeconds: 60 });
  // The time counts from the call, for which code may have to come first.
  const asked = page.waitForRequest((request) => request.url().endsWith(check));
  await next(page).click();
  await asked;
  await page.clock.runFor(29_000);
  await expect(page.getByRole('dialog', { name: '応答がありません' })).toHaveCount(0);
  await page.clock.runFor(2_000);
  const dialog = page.getByRole('dialog', { name: '応答がありません' });
  await expect(dialog).toContainText('NWS');
  await portal.clearFaults();
  await dialog.getByRole('button', { name: 'もう一度試す' }).click();
  await page.clock.runFor(2_000);
  await expect(page.getByRole('heading', { level: 1, name: '本籍と筆頭者の確認' })).toBeVisible();
});

test('is-login that fails without a code shows B00101 [ER-037 AM-036]', async ({ page, portal }) => {
  await portal.login('pseudonym-exists');
  await portal.fault({ path: '/api/common/login/is-login', resultCode: '9000', times: 5 });
  await portal.launch();
  await expect(page.getByRole('dialog')).toContainText('B00101');
});

test('an error without a number shows no number line [FR-063]', async ({ page, portal }) => {
  await portal.login('pseudonym-exists');
  await portal.launch();
  await portal.fault({ path: check, drop: true });
  await next(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog')).not.toContainText('お問い合わせ番号');
});
