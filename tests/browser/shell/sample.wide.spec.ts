import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { headingOf } from '../harness/family-register.ts';
import { openMenu } from '../harness/menu.ts';
import type { Portal } from '../harness/portal.ts';
import { expect, insightScript, test } from './sample/test.ts';

// One server for the whole file, whatever the number of workers.
test.describe.configure({ mode: 'default' });

async function open(page: Page, portal: Portal, path = 'first/') {
  await page.goto(`${portal.origin}/svc/sample/${path}`);
  await expect(page.locator('main h1')).toBeVisible();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('background and theme colour follow the route [SH-020 SH-021 SH-022 SH-023]', async ({
  page,
  portal,
  accessible,
}) => {
  await open(page, portal);
  const theme = page.locator('meta[name="theme-color"]');
  const body = page.locator('body');
  await expect(theme).toHaveAttribute('content', /^#ffffff$/i);
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await press(page, '灰色の画面へ');
  await expect(headingOf(page, '灰色の画面')).toBeVisible();
  await expect(theme).toHaveAttribute('content', /^#f1f1f4$/i);
  await expect(body).toHaveCSS('background-color', 'rgb(241, 241, 244)');
  await expect(page.locator('main .ui-card')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await accessible('a grey page');
  await press(page, '最初の画面へ');
  await expect(theme).toHaveAttribute('content', /^#ffffff$/i);
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('breadcrumb, structured data and subtitle [SH-026 SH-030 SH-032 SH-033 SH-034 SH-035]', async ({
  page,
  portal,
}) => {
  await open(page, portal, 'grey/');
  const trail = page.getByRole('navigation', { name: '現在位置' });
  await expect(trail.getByRole('listitem')).toHaveText(['トップページ', '最初の画面', '灰色の画面']);
  await expect(trail.locator('[aria-current="page"]')).toHaveText('灰色の画面');
  await expect(trail.getByRole('link', { name: '灰色の画面' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('見本の副題')).toBeVisible();
  const data = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'トップページ', item: `${portal.origin}/` },
      { position: 2, name: '最初の画面', item: `${portal.origin}/svc/sample/first/` },
      { position: 3, name: '灰色の画面', item: `${portal.origin}/svc/sample/grey/` },
    ],
  });

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await trail.getByRole('link', { name: '最初の画面' }).click();
  await expect(headingOf(page, '最初の画面')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.getByRole('banner').getByText('見本の副題')).toHaveCount(0);
  await press(page, '道のない画面へ');
  await expect(headingOf(page, '道のない画面')).toBeVisible();
  await expect(trail).toHaveCount(0);
  await expect(data).toHaveCount(0);

  await page.goBack();
  await trail.getByRole('link', { name: 'トップページ' }).click();
  await expect(headingOf(page, 'まどぐちポータル')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('with a host configured: its script in the page, one tag for each navigation [SH-025 API-158 AM-008]', async ({
  page,
  portal,
}) => {
  const loaded = page.waitForRequest(insightScript);
  await open(page, portal);
  await loaded;
  await expect(page.locator(`script[src="${insightScript}"]`)).toHaveCount(1);
  await press(page, '灰色の画面へ');
  await expect(headingOf(page, '灰色の画面')).toBeVisible();
  await press(page, '最初の画面へ');
  await expect(headingOf(page, '最初の画面')).toBeVisible();
  const tags = await page.evaluate(
    () => (window as unknown as { madoguchiInsight: { path: string }[] }).madoguchiInsight,
  );
  expect(tags.map(({ path }) => path)).toEqual(['/svc/sample/first/', '/svc/sample/grey/', '/svc/sample/first/']);
  await expect(page.locator(`script[src="${insightScript}"]`)).toHaveCount(1);
});

test('a wording edit: replacing the JSON of one screen in the built site changes the text, nothing is built anew', async ({
  page,
  portal,
  site,
}) => {
  await open(page, portal);
  await expect(page.getByText('見本の文章です。')).toBeVisible();
  const file = join(site, 'data/screens/sample-first.json');
  const before = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, before.replace('見本の文章です。', '直した文章です。'));
    await page.reload();
    await expect(page.getByText('直した文章です。')).toBeVisible();
    await expect(page.getByText('見本の文章です。')).toHaveCount(0);
    await press(page, '灰色の画面へ');
    await expect(headingOf(page, '灰色の画面')).toBeVisible();
  } finally {
    writeFileSync(file, before);
  }
});

test('25 toasts: 20 are shown, the newest, newest first, top right, for 5 seconds [CO-046 CO-047 CO-048 AM-121]', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await open(page, portal);
  await press(page, 'お知らせを25件出す');
  const toasts = page.locator('.ui-toast');
  await expect(toasts).toHaveCount(20);
  await expect(toasts.first()).toContainText('お知らせ25');
  await expect(toasts.last()).toContainText('お知らせ6');
  const box = await toasts.first().boundingBox();
  expect(box && box.x + box.width > 340 && box.y < 100).toBe(true);
  await page.clock.runFor(5100);
  await expect(toasts).toHaveCount(0);
});

test('a toast waits while it is pointed at, and can be closed', async ({ page, portal }) => {
  await page.clock.install();
  await portal.login('qr');
  await open(page, portal);
  await press(page, '通信する');
  const toast = page.locator('.ui-toast');
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'とじる' }).click();
  await expect(toast).toHaveCount(0);
});

test('four log levels, three triggers [CO-041 CO-042 CO-043 CO-044 CO-038 CO-039 CO-040]', async ({ page, portal }) => {
  await portal.login('qr');
  await portal.settings({ 'log.output': true });
  await open(page, portal);
  await press(page, '記録する');
  await expect
    .poll(async () => (await portal.journal('/api/common/logging/create')).map((entry) => entry.request.reqBody))
    .toEqual(
      expect.arrayContaining([
        { outputTrigger: 'click', logLevel: '0', logDetail: '情報' },
        { outputTrigger: 'state', logLevel: '1', logDetail: '警告' },
        { outputTrigger: 'state', logLevel: '2', logDetail: '誤り' },
        { outputTrigger: 'screen', logLevel: '3', logDetail: '調査' },
      ]),
    );
});

test('Escape closes a spinner only where it can be cancelled [CO-056]', async ({ page, portal }) => {
  await portal.login('pseudonym-never');
  await open(page, portal);
  const dialog = page.getByRole('dialog');
  await press(page, '待つ');
  await expect(dialog.getByRole('heading', { name: '待っています' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await press(page, '最後まで待つ');
  await expect(dialog.getByRole('heading', { name: '最後まで待っています' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await page.waitForURL('about:blank');
});

const messages = [
  [
    'ER-154 ER-155 ER-156',
    { errorCode: 'XX9999', resultCode: '0002' },
    'エラーが発生しました',
    '問題が発生しました。しばらく待ってから、もう一度お試しください。',
    'XX9999',
  ],
  [
    'AM-043 ER-011',
    { errorCode: 'XX1000', resultCode: '1000', errorMessage: '受付は終わりました。' },
    'エラーが発生しました',
    '受付は終わりました。',
    'XX1000',
  ],
  ['ER-153', { errorCode: 'EDE226' }, '取得できませんでした', '通信に問題があり', 'EDE226'],
  ['ER-158', { resultCode: '9004' }, 'メンテナンス中です', 'ただいまメンテナンスをしています', ''],
  ['ER-164', { resultCode: '9001' }, '送信した内容を受け付けられませんでした', '入力した内容を確認して', ''],
  ['ER-154', { malformed: true }, 'エラーが発生しました', '問題が発生しました', 'B00103'],
] as const;

for (const [ids, fault, title, text, number] of messages) {
  test(`${ids} ${JSON.stringify(fault)}: its own message; OK closes it, the screen stays and can try again`, async ({
    page,
    portal,
  }) => {
    await portal.login('qr');
    await open(page, portal);
    await portal.fault({ path: '/api/familyregister/pseudonymCheck', ...fault });
    await press(page, '通信する');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(dialog).toContainText(text);
    await expect(dialog).toContainText(number);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(headingOf(page, '最初の画面')).toBeVisible();
    await press(page, '通信する');
    await expect(page.getByText('通信できました')).toBeVisible();
  });
}

for (const [ids, fault] of [
  ['ER-157 ER-160 AM-112', { errorCode: 'ED1107' }],
  ['ER-157 ER-160', { status: 401 }],
] as const) {
  test(`${ids} ${JSON.stringify(fault)}: log in again; / after the dialog`, async ({ page, portal }) => {
    await portal.login('qr');
    await open(page, portal);
    await portal.fault({ path: '/api/familyregister/pseudonymCheck', ...fault });
    await press(page, '通信する');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'もう一度ログインしてください' })).toBeVisible();
    await dialog.getByRole('button', { name: 'トップページへ' }).click();
    await page.waitForURL(`${portal.origin}/`);
  });
}

test('in this area too the two background calls may fail [ER-151 ER-152 AM-045]', async ({ page, portal }) => {
  await portal.login('qr');
  for (const path of ['/api/my/self-info/get', '/api/my/notification/list']) await portal.fault({ path, status: 500 });
  await open(page, portal);
  await expect.poll(async () => (await portal.journal('/api/my/notification/list')).length).toBe(1);
  await expect(headingOf(page, '最初の画面')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the header logs in from any service, and the toast says so there [AM-087 RO-007]', async ({ page, portal }) => {
  await open(page, portal);
  const landing = page.waitForRequest(`${portal.origin}/login/landing`);
  await openMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'ログイン' }).click();
  expect(Object.fromEntries(new URLSearchParams((await landing).postData() ?? ''))).toEqual({
    transitionFlg: '1',
    fieldCd: '01',
    fieldDetailCd: '001',
    to: '/svc/sample/first/',
  });
  await expect(headingOf(page, 'カードアプリ（見本）')).toBeVisible();
  await portal.login('qr');
  await open(page, portal, 'plain/');
  await expect(page.locator('.ui-toast')).toContainText('ログインしました');
});

test('in the webview the breadcrumb is hidden [FR-096 AM-024]', async ({ page, portal }) => {
  await open(page, portal, 'first/?webview=1');
  await expect(page.getByRole('navigation', { name: '現在位置' })).toHaveCount(0);
});
