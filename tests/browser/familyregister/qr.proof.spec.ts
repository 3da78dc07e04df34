import type { Page } from 'playwright/test';
import { blockText } from '../../words/block-text.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { imageWords } from '../../words/image-words.ts';
import { onButton } from '../../words/on-button.ts';
import { shellText } from '../../words/shell-words.ts';
import { decodeQr } from '../harness/decode-qr.ts';
import { press } from '../harness/parts.ts';
import type { Portal } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';
import { answer, calls, dialog, expectDialog, expectScreen, gaps, openScreen } from './wizard.ts';

const qr = 'familyregister-personal-information-qr';
const renew = onButton(qr, 'renew');
const expired = dialogWords(qr, 'qrExpired').title;
const unreadable = dialogWords(qr, 'qrReadError').title;

const image = (page: Page) => page.getByRole('img', { name: imageWords(qr) });
const timer = (page: Page) => page.getByRole('timer');
const asked = (portal: Portal) => portal.journal(calls.qrStatus);
const sentKeys = async (portal: Portal, path: string) =>
  (await portal.journal(path)).map(({ request }) => request.reqBody?.accessKey);

/** Reads the code that is shown, as a phone that has nothing to do with this browser. `card`: `own`, `other`, `unreadable`. */
async function readByPhone(page: Page, portal: Portal, card = 'own'): Promise<string> {
  const token = new URL(await decodeQr(image(page))).searchParams.get('token') ?? '';
  const reply = await fetch(`${portal.origin}/sandbox/phone/read`, {
    method: 'POST',
    body: new URLSearchParams({ token, card }),
  });
  return reply.text();
}

async function openQr(page: Page, portal: Portal): Promise<void> {
  await openScreen(portal, 'qr');
  await expectScreen(page, 'qr');
  await expect(image(page)).toBeVisible();
}

test('the code is fetched on entry and its state asked every second with its key [FR-031 FR-104 FR-105 CO-004 EN-052 EN-053 EN-054 API-089 API-090 API-091 API-092 API-093 API-094 API-095 API-096 API-097 API-098]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('qr');
  await openQr(page, portal);
  await expect(timer(page)).toHaveText(/残り時間 0[45]:\d\d/);
  await accessible('personal-information/qr');
  await expect.poll(async () => (await asked(portal)).length).toBeGreaterThan(3);
  const [fetched, ...more] = await portal.journal(calls.qrInfo);
  expect(more).toEqual([]);
  expect(fetched?.request).toEqual({
    commonHeader: { screenId: 'SCK2301-03-003' },
    reqBody: { myNumberFlg: '0', accessKey: '' },
  });
  for (const seconds of gaps(await asked(portal))) {
    expect(seconds).toBeGreaterThan(0.95);
    expect(seconds).toBeLessThan(2);
  }
  const keys = await sentKeys(portal, calls.qrStatus);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^.{16,}$/);
});

test('renewing sends the old key, shows another code, ends the old one and begins the limit anew [FR-032 ER-081 AM-124]', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await openQr(page, portal);
  await expect.poll(async () => (await asked(portal)).length).toBeGreaterThan(0);
  const before = await image(page).getAttribute('src');
  const [oldKey] = await sentKeys(portal, calls.qrStatus);
  await page.clock.install();
  await page.clock.fastForward('04:00');
  await expect(timer(page)).toHaveText(/0[01]:\d\d/);
  await page.getByRole('button', { name: renew }).click();
  await expect(image(page)).not.toHaveAttribute('src', before ?? '');
  await expect(timer(page)).toHaveText(/0(4:5\d|5:00)/);
  expect(await sentKeys(portal, calls.qrInfo)).toEqual(['', oldKey]);
  await page.clock.runFor(1000);
  await expect.poll(async () => (await sentKeys(portal, calls.qrStatus)).at(-1)).not.toBe(oldKey);
  await expect(dialog(page)).toHaveCount(0);
});

test('by default the code expires after 5 minutes, and not before; renewing goes on [FR-106 FR-107 ER-069 ER-073 CO-005 AM-071]', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await page.clock.install();
  await openQr(page, portal);
  await page.clock.fastForward('04:50');
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.fastForward('00:12');
  await expect(await expectDialog(page, expired)).toContainText(dialogWords(qr, 'qrExpired').text);
  const count = (await asked(portal)).length;
  await page.clock.runFor(5000);
  expect(await asked(portal)).toHaveLength(count);
  const before = await image(page).getAttribute('src');
  await answer(page, dialogWords(qr, 'qrExpired').button('renew'));
  await expect(image(page)).not.toHaveAttribute('src', before ?? '');
  await page.clock.runFor(1000);
  await expect.poll(async () => (await asked(portal)).length).toBeGreaterThan(count);
});

test('with a short limit the person may go back instead [FR-107]', async ({ page, portal }) => {
  await portal.login('qr');
  await portal.settings({ 'qr.limit': 1 });
  await openQr(page, portal);
  await expectDialog(page, expired);
  await answer(page, dialogWords(qr, 'qrReadError').button('back'));
  await expectScreen(page, 'read');
});

test('Back ends the polling [FR-033 FR-090]', async ({ page, portal }) => {
  await portal.login('qr');
  await page.clock.install();
  await openQr(page, portal);
  await press(page, 'back');
  await expectScreen(page, 'read');
  const count = (await asked(portal)).length;
  await page.clock.runFor(10_000);
  expect(await asked(portal)).toHaveLength(count);
});

test('a card that could not be read is waited for again; then it is read [API-100 AM-063]', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await openQr(page, portal);
  expect(await readByPhone(page, portal, 'unreadable')).toContain('カードを読み取れませんでした');
  const count = (await asked(portal)).length;
  await expect.poll(async () => (await asked(portal)).length).toBeGreaterThan(count + 1);
  await expectScreen(page, 'qr');
  expect(await readByPhone(page, portal)).toContain('カードを読み取りました');
  await expectScreen(page, 'four');
  const [got] = await portal.journal(calls.get4information);
  const [key] = await sentKeys(portal, calls.qrStatus);
  expect(got?.request.reqBody).toEqual({ sessionId: key, nonce: key });
});

test('the card of somebody else, read by the code: back with the banner [ER-059 ER-060]', async ({ page, portal }) => {
  await portal.login('other-card');
  await openQr(page, portal);
  await readByPhone(page, portal, 'other');
  await expectScreen(page, 'read');
  await expect(
    page.getByText(blockText('familyregister-personal-information', 'banner', 'state.cardMismatch')),
  ).toBeVisible();
});

/** Every way the code becomes useless, and what it is answered with. */
const useless: readonly (readonly [
  how: string,
  make: (portal: Portal, page: Page) => Promise<unknown>,
  message: string,
])[] = [
  [
    'renewed in another tab',
    async (portal) => {
      const [, ...rest] = await sentKeys(portal, calls.qrStatus);
      await portal.request.post(`${portal.origin}${calls.qrInfo}`, {
        data: {
          commonHeader: { screenId: 'SCK2301-03-003' },
          reqBody: { myNumberFlg: '0', accessKey: rest.at(-1) },
        },
      });
    },
    '二次元コードの有効期限が切れました。',
  ],
  ['too old for the server', (portal) => portal.advanceClock(301), '二次元コードの有効期限が切れました。'],
  [
    'a fault',
    (portal) => portal.fault({ path: calls.qrStatus, errorCode: 'ED1517', errorMessage: 'テスト' }),
    'テスト',
  ],
];
for (const [how, make, message] of useless)
  test(`ED1517 (${how}): the server's message and the way to renew [ER-047 ER-062 ER-068 ER-081]`, async ({
    page,
    portal,
  }) => {
    await portal.login('qr');
    await openQr(page, portal);
    await expect.poll(async () => (await asked(portal)).length).toBeGreaterThan(1);
    await make(portal, page);
    const shown = await expectDialog(page, unreadable);
    await expect(shown).toContainText(message);
    await expect(shown).toContainText('お問い合わせ番号：ED1517');
    const before = await image(page).getAttribute('src');
    await answer(page, dialogWords(qr, 'qrReadError').button('renew'));
    await expect(image(page)).not.toHaveAttribute('src', before ?? '');
    const count = (await asked(portal)).length;
    await expect.poll(async () => (await asked(portal)).length).toBeGreaterThan(count);
    await expect(dialog(page)).toHaveCount(0);
  });

test('ED1517 when the code itself is asked for: renewed from the dialog, or back [ER-062]', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await portal.fault({ path: calls.qrInfo, times: 2, errorCode: 'ED1517', errorMessage: 'テスト' });
  await openScreen(portal, 'qr');
  await expectDialog(page, unreadable);
  await answer(page, dialogWords(qr, 'qrReadError').button('renew'));
  await expect.poll(async () => (await portal.journal(calls.qrInfo)).length).toBe(2);
  await expectDialog(page, unreadable);
  await answer(page, dialogWords(qr, 'qrReadError').button('renew'));
  await expect(image(page)).toBeVisible();
  await portal.fault({ path: calls.qrStatus, nth: 1, errorCode: 'ED1517' });
  await expectDialog(page, unreadable);
  await answer(page, dialogWords(qr, 'qrReadError').button('back'));
  await expectScreen(page, 'read');
});

test('a lost connection or a lost answer while waiting is no reason to stop [AM-063]', async ({ page, portal }) => {
  await portal.login('qr');
  await portal.fault({ path: calls.qrStatus, nth: 2, drop: 'before' });
  await portal.fault({ path: calls.qrStatus, nth: 3, drop: 'after' });
  await openQr(page, portal);
  await expect.poll(async () => (await asked(portal)).length).toBeGreaterThan(4);
  await expect(dialog(page)).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(page.getByText(shellText('offline'))).toBeVisible();
  await page.context().setOffline(false);
  const count = (await asked(portal)).length;
  await expect.poll(async () => (await asked(portal)).length).toBeGreaterThan(count);
  await expect(dialog(page)).toHaveCount(0);
});

test('one status call may take 40 seconds and is not given up at 30 [API-099 CO-007 AM-070]', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await page.clock.install();
  // The answer is held back here: the browser's time runs, the test does not wait.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let ask = () => {};
  const isAsked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  await page.route(`**${calls.qrStatus}`, async (route) => {
    ask();
    await held;
    await route.continue();
  });
  let failed = 0;
  page.on('requestfailed', (request) => {
    if (request.url().endsWith(calls.qrStatus)) failed += 1;
  });
  await openQr(page, portal);
  await isAsked;
  await page.clock.fastForward('00:40');
  await expect(dialog(page)).toHaveCount(0);
  expect(failed).toBe(0);
  release();
  await expect.poll(async () => (await asked(portal)).length).toBeGreaterThan(0);
  await page.clock.runFor(1000);
  await expectScreen(page, 'qr');
});

test('a reload keeps the code that a phone has open, and its time: what the phone reads is taken up [FR-104]', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await openQr(page, portal);
  const before = await image(page).getAttribute('src');
  await portal.advanceClock(120);
  await page.reload();
  await expect(image(page)).toHaveAttribute('src', before ?? '');
  await expect(timer(page)).toHaveText(/0[23]:\d\d/);
  expect(await sentKeys(portal, calls.qrInfo)).toEqual(['', '']);
  await readByPhone(page, portal);
  await expectScreen(page, 'four');
});
