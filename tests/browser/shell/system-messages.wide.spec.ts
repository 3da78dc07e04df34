import { goToRead, headingOf, openSelect, readTitle, selectTitle } from '../harness/family-register.ts';
import { Portal } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';

const pseudonym = '/api/familyregister/pseudonymCheck';

const redirects = [
  ['ER-007 HTTP 500: the static error page', { status: 500 }, '/errors/system', 'システムエラーが発生しました'],
  ['ER-008 HTTP 503: the static busy page', { status: 503 }, '/errors/busy', 'いま、混み合っています'],
] as const;

for (const [title, fault, path, heading] of redirects) {
  test(`${title}, whatever the code says`, async ({ page, portal, accessible }) => {
    await openSelect(page, portal);
    await portal.fault({ path: pseudonym, ...fault, errorCode: 'EDS105' });
    await page.getByRole('button', { name: '次へ' }).click();
    await page.waitForURL(`${portal.origin}${path}`);
    await expect(headingOf(page, heading)).toBeVisible();
    await accessible(path);
  });
}

test('maintenance has its own message, and the screen stays [ER-158]', async ({ page, portal }) => {
  await openSelect(page, portal);
  await portal.fault({ path: pseudonym, resultCode: '9004' });
  await page.getByRole('button', { name: '次へ' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'メンテナンス中です' })).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await goToRead(page);
});

test('no answer within the limit: told so; もう一度試す sends it again [API-009 ER-077 ER-159 AM-125]', async ({
  page,
  portal,
}) => {
  await portal.settings({ 'http.timeout': 1 });
  await openSelect(page, portal);
  await portal.fault({ path: pseudonym, delaySeconds: 4 });
  await page.getByRole('button', { name: '次へ' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: '応答がありません' });
  await expect(dialog).toContainText('NWS');
  await dialog.getByRole('button', { name: 'もう一度試す' }).click();
  await expect(headingOf(page, readTitle)).toBeVisible();
});

test('the limit is 30 seconds [API-009]', async ({ page, portal }) => {
  await page.clock.install();
  await openSelect(page, portal);
  // Never answered: only the client's own limit ends it.
  let asked = () => {};
  const request = new Promise<void>((resolve) => {
    asked = resolve;
  });
  await page.route(`**${pseudonym}`, () => asked());
  await page.getByRole('button', { name: '次へ' }).click();
  await request;
  const dialog = page.getByRole('dialog').filter({ hasText: '応答がありません' });
  await page.clock.runFor(28_000);
  await expect(page.getByRole('button', { name: /次へ.*処理しています/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(2_500);
  await expect(dialog).toBeVisible();
});

test('offline: told at once, what is typed stays, and it goes on when the connection is back [ER-162]', async ({
  page,
  portal,
  context,
}) => {
  await openSelect(page, portal, { launch: { processId: '000' } });
  await page.getByRole('radio', { name: /窓口/ }).check();
  await page.getByRole('button', { name: '次へ' }).click();
  await page.getByRole('combobox', { name: '都道府県' }).selectOption({ label: '東京都' });
  await page.getByRole('textbox', { name: '市区郡以下' }).fill('見本区例示町一丁目');
  await context.setOffline(true);
  await expect(page.getByText('インターネットにつながっていません。')).toBeVisible();
  await page.getByRole('button', { name: '次へ' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: '通信が切れました' })).toBeVisible();
  await dialog.getByRole('button', { name: 'とじる' }).click();
  await expect(page.getByRole('textbox', { name: '市区郡以下' })).toHaveValue('見本区例示町一丁目');
  await page.getByRole('button', { name: '次へ' }).click();
  await expect(dialog.getByRole('heading', { name: '通信が切れました' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('インターネットにつながっていません。')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'もう一度試す' }).click();
  await expect(dialog.getByRole('heading', { name: '本籍を受け付けました' })).toBeVisible();
});

test('a newer version: a notice that does not interrupt; nothing typed is lost [ER-165 ER-166 AM-110]', async ({
  page,
  portal,
}) => {
  await openSelect(page, portal, { launch: { processId: '000' } });
  await page.getByRole('radio', { name: /窓口/ }).check();
  await expect(page.getByText('更新を検知しました')).toHaveCount(0);
  await page.route('**/svc/data/build.json', (route) => route.fulfill({ json: { buildId: 'newer' } }));
  await page.getByRole('button', { name: '次へ' }).click();
  await expect(page.getByText('更新を検知しました')).toBeVisible();
  await expect(page.getByText('新しい機能が利用できます')).toBeVisible();
  await page.getByRole('textbox', { name: '市区郡以下' }).fill('見本区例示町一丁目');
  await page.unroute('**/svc/data/build.json');
  await page.getByRole('button', { name: '読み込み直す' }).click();
  await expect(page.getByText('更新を検知しました')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: '市区郡以下' })).toHaveValue('見本区例示町一丁目');
});

const unloadable = [
  [
    'ER-161 a screen that is no JSON',
    '**/svc/data/screens/familyregister-select.json',
    'not json',
    '画面を表示できませんでした',
  ],
  [
    'ER-161 a screen of another shape',
    '**/svc/data/screens/familyregister-select.json',
    '{"fields":1}',
    '画面を表示できませんでした',
  ],
  ['ER-161 no catalogue at all', '**/svc/data/catalog.ja.json', '<html>', 'ページを表示できません'],
] as const;

for (const [title, url, body, heading] of unloadable) {
  test(`${title}: restart or the top, never a blank page`, async ({ browser, portal }) => {
    // A context of its own: the browser's record of the failure is what is provoked here.
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route(url, (route) => route.fulfill({ contentType: 'application/json', body }));
    // It is the browser that is to read it.
    await new Portal(portal.origin, page).leaveDrawing();
    await page.goto(`${portal.origin}/svc/familyregister/select/?${portal.launchQuery()}`);
    await expect(headingOf(page, heading)).toBeVisible();
    await page.unroute(url);
    const again = page.getByRole('button', { name: '画面を読み込み直す' });
    await again.or(page.getByRole('link', { name: 'もう一度読み込む' })).click();
    await expect(page.getByRole('dialog').or(headingOf(page, selectTitle)).first()).toBeVisible();
    await context.close();
  });
}

test('a call without a number of its own fails without a code: B00199 [ER-041]', async ({ page, portal }) => {
  await openSelect(page, portal, { persona: 'native-app' });
  await goToRead(page);
  await portal.fault({ path: '/api/common/login/fetchVersion', malformed: true });
  await page.getByRole('button', { name: '読み取る' }).click();
  await expect(page.getByRole('dialog')).toContainText('B00199');
});
