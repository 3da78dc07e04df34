import type { Page } from 'playwright/test';
import { openMenu } from '../harness/menu.ts';
import { button, press } from '../harness/parts.ts';
import type { Portal } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';
import {
  answer,
  calls,
  dialog,
  expectDialog,
  expectScreen,
  holdBack,
  leftTo,
  openFour,
  openScreen,
  type ScreenName,
  screens,
} from './wizard.ts';

const cancelLink = (page: Page) => page.locator('.ui-cancel').getByRole('button', { name: '中断する' });

/** Each screen, who can open it, and the rows its address and id prove. */
const all: readonly (readonly [screen: ScreenName, persona: string, rows: string])[] = [
  ['select', 'qr', 'FR-015 FR-016 FR-043'],
  ['counterInput', 'qr', 'FR-044 FR-045 AM-011'],
  ['confirm', 'pseudonym-exists', 'FR-017 FR-018 FR-042'],
  ['read', 'qr', 'FR-019 FR-020 FR-039'],
  ['four', 'intent', 'FR-023 FR-024 FR-040'],
  ['qr', 'qr', 'FR-021 FR-022 FR-041'],
];

async function open(portal: Portal, screen: ScreenName): Promise<void> {
  if (screen === 'four') await openFour(portal, { processId: '000' });
  else await openScreen(portal, screen, { processId: '000' });
  await expectScreen(portal.page, screen);
}

for (const [screen, persona, rows] of all)
  test(`${rows} FR-011 FR-012 FR-013 FR-057 ER-065 ER-079 AM-010 AM-014 AM-115 AM-119 API-018 ${screen}: own heading, id and step; the cancel link keeps or leaves`, async ({
    page,
    portal,
    accessible,
  }) => {
    await portal.login(persona);
    await open(portal, screen);
    await expect(page.getByText('全5ステップ中、2ステップ目')).toBeVisible();
    await accessible(screens[screen].path);
    const [first] = await portal.journal('/api/common/login/is-login');
    expect(first?.request).toEqual({ commonHeader: { screenId: screens[screen].id } });

    await cancelLink(page).click();
    await expectDialog(page, '申請を中断しますか？');
    await answer(page, '申請を続ける');
    await expect(dialog(page)).toHaveCount(0);
    await expectScreen(page, screen);

    // A reload, and the address without its last slash, are the same screen with what it had.
    await page.goto(`${portal.origin}${screens[screen].path.replace(/\/$/, '')}`);
    await expect(page.getByRole('heading', { level: 1, name: screens[screen].title })).toBeVisible();
    await expect(page.getByText('全5ステップ中、2ステップ目')).toBeVisible();
    await cancelLink(page).click();
    await answer(page, '中断する');
    await leftTo(page, portal, 'cancelled');
  });

test('the bare path leads to the top of the portal [FR-014 AM-016]', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/svc/familyregister`);
  await page.waitForURL(`${portal.origin}/`);
});

test('the browser goes back and forward through the wizard, reloads on the way, and nothing is lost [AM-017]', async ({
  page,
  portal,
}) => {
  await portal.login('no-four-information');
  await openScreen(portal, 'select', { processId: '000' });
  await page.getByRole('radio', { name: /オンライン/ }).check();
  await press(page, 'next');
  await expectScreen(page, 'read');
  await press(page, 'read');
  await expectScreen(page, 'qr');
  await page.goBack();
  await expectScreen(page, 'read');
  await page.reload();
  await expectScreen(page, 'read');
  await page.goBack();
  await expectScreen(page, 'select');
  await expect(page.getByRole('radio', { name: /オンライン/ })).toBeChecked();
  await page.goForward();
  await expectScreen(page, 'read');
  await page.goForward();
  await expectScreen(page, 'qr');
  await expect(page.getByRole('img', { name: /二次元コード/ })).toBeVisible();
});

test('a button with a fast handler cannot be pressed again for one second [FR-112 CO-016 AM-028]', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await openScreen(portal, 'select', { processId: '000' });
  await expectScreen(page, 'select');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page, 'next');
  const locked = page.getByRole('main').locator('[aria-disabled="true"]');
  await expect(locked).toHaveText(/次へ/);
  await page.clock.runFor(900);
  await expect(locked).toHaveCount(1);
  await page.clock.runFor(150);
  await expect(locked).toHaveCount(0);
  await expect(button(page, 'next')).toBeVisible();
});

test('a slow call shows the loading dialog, which goes when the answer is there: on the first load, after a press, while polling [FR-060 ER-064]', async ({
  page,
  portal,
}) => {
  await portal.login('pseudonym-slow');
  await openScreen(portal, 'select');
  await press(page, 'next');
  await expectDialog(page, '戸籍の情報を使えるか、確認しています。しばらくお待ちください。');
  await expectScreen(page, 'confirm');
  await expect(dialog(page)).toHaveCount(0);
  for (const path of [calls.domicileGet, calls.createXml]) {
    const { asked, release } = await holdBack(page, path);
    if (path === calls.createXml) await press(page, 'next');
    else await page.reload();
    await asked;
    await expectDialog(page, '取得中');
    release();
    if (path === calls.createXml) await leftTo(page, portal, 'finished');
    else await expectScreen(page, 'confirm');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('inside the card app: the top link, no breadcrumb, no notices, on the next screen too [FR-065 FR-095 FR-096 FR-097 FR-098 AM-024 AM-025]', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await openScreen(portal, 'select');
  await expectScreen(page, 'select');
  const header = page.getByRole('banner');
  const notices = page.getByRole('banner').getByRole('link', { name: /お知らせ/ });
  await expect(header.getByRole('link', { name: 'まどぐちポータル' })).toHaveAttribute('href', '/');
  await openScreen(portal, 'select', { webview: '1' });
  for (const screen of ['select', 'read'] as const) {
    if (screen === 'read') await page.goto(`${portal.origin}${screens.read.path}`);
    await expectScreen(page, screen);
    await expect(header.getByRole('link', { name: 'まどぐちポータル' })).toHaveAttribute('href', /\.form$/);
    await expect(page.getByRole('navigation', { name: '現在位置' })).toHaveCount(0);
    await openMenu(page);
    await expect(notices).toHaveCount(0);
  }
});

test('a step that cannot be, written into the storage by hand, is not drawn [VA-016]', async ({ page, portal }) => {
  await portal.login('qr');
  await openScreen(portal, 'select');
  await expectScreen(page, 'select');
  await page.evaluate(() => {
    const key = 'madoguchi.launch.familyregister';
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    kept.value.step = '9';
    sessionStorage.setItem(key, JSON.stringify(kept));
  });
  await page.goto(`${portal.origin}/svc/familyregister/select/`);
  await expect(await expectDialog(page, 'エラーが発生しました')).toContainText('F00110');
  await expect(page.getByText(/ステップ目/)).toHaveCount(0);
});

test('an agent is not refused here, and the counts of is-login are shown [EN-043 EN-044 EN-045 EN-046 RO-016]', async ({
  page,
  portal,
}) => {
  await portal.login('agent');
  await openScreen(portal, 'select');
  await expectScreen(page, 'select');
  await portal.login('unread');
  await openScreen(portal, 'select');
  await openMenu(page);
  await expect(page.getByRole('link', { name: /3件/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /2件/ })).toBeVisible();
});
