import { dialogWords } from '../../words/dialog-words.ts';
import { onButton } from '../../words/on-button.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { answer, calls, callsMade, dialog, expectDialog, expectScreen, leftTo, openScreen } from './wizard.ts';

const appLaunch = '**/sandbox/app/**';
const readLabel = 'read';
const dialogOf = (name: string) => dialogWords('familyregister-personal-information', name);

/** Login types and where the reading starts. */
const methods: readonly (readonly [rows: string, persona: string, address: string, calls: readonly string[]])[] = [
  ['CO-001 CO-020', 'qr', '/svc/familyregister/personal-information/qr/', []],
  ['CO-002 CO-021', 'native-app', '/sandbox/app/native', [calls.fetchVersion]],
  ['CO-003 CO-022', 'intent', '/sandbox/app/intent', []],
  ['RO-004 EN-040 EN-041', 'phone-4', '/sandbox/app/native', [calls.mdocRegister, calls.fetchVersion]],
  ['RO-005', 'phone-5', '/sandbox/app/intent', [calls.mdocRegister]],
  ['RO-004', 'phone-4-qr', '/svc/familyregister/personal-information/qr/', [calls.mdocRegister]],
];

for (const [rows, persona, address, made] of methods)
  test(`${rows} ${persona} starts at ${address} [RO-019 FR-030 EN-042]`, async ({ page, portal }) => {
    await portal.login(persona);
    await openScreen(portal, 'read');
    await expectScreen(page, 'read');
    await press(page, readLabel);
    await page.waitForURL((url) => url.pathname === address);
    expect((await callsMade(portal)).filter((path) => !path.includes('/qr-code/'))).toEqual(made);
  });

for (const persona of ['unknown-login-type-1', 'unknown-login-type-9'])
  test(`${persona}: the system error, OK leaves to cancelUrl [AM-086]`, async ({ page, portal }) => {
    await portal.login(persona);
    await openScreen(portal, 'read');
    await press(page, readLabel);
    await expectDialog(page, dialogOf('systemError').title);
    await answer(page, dialogOf('systemError').button('ok'));
    await leftTo(page, portal, 'cancelled');
  });

for (const [row, persona] of [
  ['RO-017', 'phone-4-not-ready'],
  ['RO-018', 'phone-5-not-ready'],
] as const)
  test(`${row} AM-085 ${persona}: reading is blocked with what to do, and nothing else happens`, async ({
    page,
    portal,
  }) => {
    await portal.login(persona);
    await openScreen(portal, 'read');
    await press(page, readLabel);
    await expectDialog(page, dialogOf('registerPhoneCertificate').title);
    await answer(page, dialogOf('registerPhoneCertificate').button('close'));
    await expectScreen(page, 'read');
    expect(await callsMade(portal)).toEqual([]);
  });

test('a card certificate is not phone-based, whatever the flag says [RO-006]', async ({ page, portal }) => {
  await portal.login('qr');
  await portal.fault({
    path: calls.isLogin,
    times: 9,
    resBody: {
      loginInfo: { isLogin: true, isAgent: false, loginType: '2', digitalCertificateType: '1', mdocFlag: '1' },
      batchNumber: { selfInfoUnreadCount: 0, taskIncompleteCount: 0 },
      dateToday: '20261120',
    },
  });
  await openScreen(portal, 'read');
  await press(page, readLabel);
  await expectScreen(page, 'qr');
  expect(await portal.journal(calls.mdocRegister)).toEqual([]);
});

test('the app is opened with mode, service, language, the return target and the session of the phone certificate [API-050 API-051 API-052 API-053 API-054 API-084 API-085 API-086 API-087 API-088 EN-055 FR-067 CO-023 CO-024 CO-025 CO-026 CO-027 AM-027]', async ({
  page,
  portal,
}) => {
  await portal.login('phone-4');
  await openScreen(portal, 'read');
  await press(page, readLabel);
  await page.waitForURL(appLaunch);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    mode: '04',
    service: '01',
    lang: 'ja',
    returnTo: `${portal.origin}/svc/familyregister/personal-information/confirm/`,
    sessionId: expect.stringMatching(/^.{16,}$/),
  });
  const [mdoc] = await portal.journal(calls.mdocRegister);
  expect(mdoc?.request).toEqual({
    commonHeader: { screenId: 'SCK2301-03-001' },
    reqBody: { serviceId: 'RRL_MYNAPORTAL', profileId: '1' },
  });
  const [version] = await portal.journal(calls.fetchVersion);
  expect(version?.request).toEqual({ commonHeader: { screenId: 'SCK2301-03-001' } });
});

test('the phone certificate cannot be registered (9000): the system error [ER-063]', async ({ page, portal }) => {
  await portal.login('phone-4');
  await portal.fault({ path: calls.mdocRegister, resultCode: '9000' });
  await openScreen(portal, 'read');
  await press(page, readLabel);
  await expectDialog(page, dialogOf('systemError').title);
  await answer(page, dialogOf('systemError').button('ok'));
  await leftTo(page, portal, 'cancelled');
});

test('the read button is locked for 5 seconds, not longer [FR-110 CO-015 AM-028]', async ({ page, portal }) => {
  await portal.login('phone-4-not-ready');
  await openScreen(portal, 'read');
  await expectScreen(page, 'read');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const locked = page.getByRole('main').locator('[aria-disabled="true"]');
  await press(page, readLabel);
  await answer(page, dialogOf('extensionFailed').button('close'));
  await expect(locked).toHaveText(new RegExp(onButton('familyregister-personal-information', 'read'), 'u'));
  await page.clock.runFor(4900);
  await expect(locked).toHaveCount(1);
  await page.clock.runFor(150);
  await expect(locked).toHaveCount(0);
});

test('an app that is too old: nothing is opened, the store is offered [AM-111]', async ({ page, portal }) => {
  await portal.login('app-must-update');
  await openScreen(portal, 'read');
  await press(page, readLabel);
  await expectDialog(page, dialogOf('appUpdate').title);
  await answer(page, dialogOf('extensionFailed').button('close'));
  await expectScreen(page, 'read');
  await page.reload();
  await press(page, readLabel);
  await expectDialog(page, dialogOf('appUpdate').title);
  await answer(page, dialogOf('appUpdate').button('update'));
  await page.waitForURL(`${portal.origin}/app-store`);
});

test('an app that may be updated: to the store, or on with what is there [AM-111]', async ({ page, portal }) => {
  await portal.login('app-may-update');
  await openScreen(portal, 'read');
  await press(page, readLabel);
  await expectDialog(page, dialogOf('appUpdatable').title);
  await answer(page, dialogOf('appUpdatable').button('update'));
  await page.waitForURL(`${portal.origin}/app-store`);
  await openScreen(portal, 'read');
  await press(page, readLabel);
  await answer(page, dialogOf('appUpdatable').button('continue'));
  await page.waitForURL(appLaunch);
});

test('the app that is missing leads to the store page [AM-120]', async ({ page, portal }) => {
  await portal.login('native-app');
  await portal.settings({ 'nativeApp.url': 'madoguchi-no-such-app:read' });
  await openScreen(portal, 'read');
  await expectScreen(page, 'read');
  await press(page, readLabel);
  // Not waitForURL: the address without an app aborts a navigation first.
  await expect(page).toHaveURL(`${portal.origin}/app-store`);
});

/** Both apps, and how each gets back: the native app to the target itself, the intent by way of `/svc/intent`. */
for (const persona of ['native-app', 'intent'])
  test(`${persona}: cancelled and unexpected are told on the screen that opened the app [FR-059 ER-074 ER-075 AM-026]`, async ({
    page,
    portal,
  }) => {
    await portal.login(persona);
    await openScreen(portal, 'read');
    for (const [pressed, title] of [
      ['中止する', dialogOf('extensionCancelled').title],
      ['エラーを起こす', dialogOf('extensionFailed').title],
    ] as const) {
      await press(page, readLabel);
      await page.getByRole('button', { name: pressed }).click();
      const shown = await expectDialog(page, title);
      await expect(shown.getByText('お問い合わせ番号')).toHaveCount(0);
      await expectScreen(page, 'read');
      expect(new URL(page.url()).search).not.toContain('errCode');
      await answer(page, dialogOf('extensionFailed').button('close'));
      await expect(dialog(page)).toHaveCount(0);
    }
    await page.reload();
    await expectScreen(page, 'read');
    await expect(dialog(page)).toHaveCount(0);
    await press(page, readLabel);
    await page.getByRole('button', { name: 'カードを読み取る' }).click();
    await expectScreen(page, 'four');
  });

test('an extension of the browser that fails says so at once, with the number it gives [ER-075 AM-026]', async ({
  page,
  portal,
}) => {
  await portal.login('native-app');
  await portal.settings({ 'nativeApp.url': 'madoguchi-no-such-app:read' });
  await openScreen(portal, 'read');
  await expectScreen(page, 'read');
  for (const [code, title] of [
    ['extension-cancel', dialogOf('extensionCancelled').title],
    ['X-17', dialogOf('extensionFailed').title],
  ] as const) {
    await page.reload();
    await expectScreen(page, 'read');
    await Promise.all([
      page.waitForRequest(`**${calls.fetchVersion}`).then(async (request) => {
        await request.response();
      }),
      press(page, readLabel),
    ]);
    await expect
      .poll(async () => {
        await page.evaluate((detail) => window.dispatchEvent(new CustomEvent('madoguchi:reader-failed', { detail })), {
          code,
        });
        return dialog(page).count();
      })
      .toBe(1);
    const shown = await expectDialog(page, title);
    if (code === 'X-17') await expect(shown).toContainText('お問い合わせ番号：X-17');
    await answer(page, dialogOf('extensionFailed').button('close'));
  }
});

test('the intent: return target and launch data are in local storage, and another tab goes on [FR-115 FR-067 EN-065]', async ({
  page,
  portal,
  context,
}) => {
  await portal.login('intent');
  await openScreen(portal, 'read');
  await press(page, readLabel);
  await page.waitForURL(appLaunch);
  const kept = await page.evaluate(() => ({
    intent: JSON.parse(localStorage.getItem('signature.intent') ?? 'null'),
    launch: JSON.parse(localStorage.getItem('madoguchi.launch.familyregister') ?? 'null'),
  }));
  expect(kept.intent.redirect).toMatchObject({
    targetUrl: `${portal.origin}/svc/familyregister/personal-information/confirm/`,
    target: 'vue',
    scope: 'logout',
  });
  expect(kept.intent.redirect.expiry - Date.now()).toBeGreaterThan(3_500_000);
  expect(kept.launch.expiresAt - Date.now()).toBeLessThanOrEqual(3_600_000);

  // The card app opens the portal in a new tab, without the session storage of the first.
  const tab = await context.newPage();
  await tab.goto(page.url());
  await tab.getByRole('button', { name: 'カードを読み取る' }).click();
  await expectScreen(tab, 'four');
  expect(await tab.evaluate(() => localStorage.getItem('signature.intent'))).toBeNull();
  await expect(tab.getByRole('main').getByText('端末　ひかる')).toBeVisible();
});

test('launch data older than an hour are not used for the return of the intent [FR-116]', async ({
  page,
  portal,
  context,
}) => {
  await portal.login('intent');
  await openScreen(portal, 'read');
  await press(page, readLabel);
  await page.waitForURL(appLaunch);
  const tab = await context.newPage();
  await tab.clock.install({ time: Date.now() + 3_601_000 });
  await tab.goto(page.url());
  await tab.getByRole('button', { name: 'カードを読み取る' }).click();
  await tab.waitForURL(`${portal.origin}/errors/private-mode`);
  const direct = await context.newPage();
  await direct.clock.install({ time: Date.now() + 3_601_000 });
  await direct.goto(`${portal.origin}/svc/familyregister/personal-information/confirm/?sessionId=s&nonce=n`);
  await expect(direct.getByRole('dialog')).toContainText('F00101');
});

test('an intent return without a stored target leads to the page about private mode [FR-066]', async ({
  page,
  portal,
}) => {
  await portal.login('intent');
  await page.goto(`${portal.origin}/svc/intent?sessionId=s&nonce=n`);
  await page.waitForURL(`${portal.origin}/errors/private-mode`);
});

test('Back leads to select [AM-017]', async ({ page, portal }) => {
  await portal.login('qr');
  await openScreen(portal, 'read');
  await press(page, 'back');
  await expectScreen(page, 'select');
});
