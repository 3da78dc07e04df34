import { dialogWords } from '../../words/dialog-words.ts';
import { field } from '../../words/field.ts';
import { button, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { answer, calls, dialog, expectDialog, expectScreen, leftTo, openScreen, type ScreenName } from './wizard.ts';

const select = 'familyregister-select';
const general = dialogWords(select, 'genericError');
const lost = dialogWords(select, 'connectionLost');
const ended = dialogWords(select, 'loginEnded', { 'error.message': '' });
const turnIn = field(select, 'turnIn');

/** Faults of one call that lead to the general dialog, with the number it shows. The message of the portal is not shown. */
const unknown: readonly (readonly [rows: string, fault: object, number: string])[] = [
  ['AM-065', { malformed: true }, 'B00103'],
  ['AM-065', { resBody: { pseudonymExists: 'yes' } }, 'B00103'],
  ['AM-065', { resBody: {} }, 'B00103'],
];

test('an answer that cannot be understood: the general dialog, its number, Japanese words only; OK leaves to cancelUrl [ER-039 ER-066 ER-070 AM-065]', async ({
  page,
  portal,
}) => {
  await portal.login('pseudonym-exists');
  for (const [rows, fault, number] of unknown) {
    const which = `${rows} ${JSON.stringify(fault)}`;
    await openScreen(portal, 'select');
    await portal.fault({ path: calls.pseudonymCheck, ...fault });
    await press(page, 'next');
    const shown = await expectDialog(page, general.title);
    await expect(shown, which).toContainText(general.text);
    await expect(shown, which).toContainText(`お問い合わせ番号：${number}`);
    await expect(shown, which).not.toContainText('テスト');
    await answer(page, general.button('ok'));
    await leftTo(page, portal, 'cancelled');
  }
});

test('500 and 503 lead to their static pages, on entry and on Next [ER-007 ER-008]', async ({ page, portal }) => {
  for (const [status, path] of [
    [500, '/errors/system'],
    [503, '/errors/busy'],
  ] as const) {
    await portal.login('pseudonym-exists');
    await portal.fault({ path: calls.pseudonymCheck, status });
    await openScreen(portal, 'select');
    await press(page, 'next');
    await page.waitForURL(`${portal.origin}${path}`);
    await portal.fault({ path: calls.domicileGet, status });
    await openScreen(portal, 'confirm');
    await page.waitForURL(`${portal.origin}${path}`);
    // More than once: it is asked ahead of the screen already, and again when that failed.
    await portal.fault({ path: calls.isLogin, status, times: 9 });
    await openScreen(portal, 'select');
    await page.waitForURL(`${portal.origin}${path}`);
    await portal.clearFaults();
  }
});

/** Each client code by the call that has it; `pressed`: what sends the call on that screen, empty = entering it. */
const clientCodes: readonly (readonly [
  row: string,
  code: string,
  path: string,
  persona: string,
  screen: ScreenName,
  pressed: string,
])[] = [
  ['ER-037', 'B00101', calls.isLogin, 'qr', 'select', ''],
  ['ER-038', 'B00102', calls.reget4information, 'no-pseudonym', 'select', 'next'],
  ['ER-038', 'B00102', calls.qrInfo, 'qr', 'qr', ''],
  ['ER-038', 'B00102', calls.qrStatus, 'qr', 'qr', ''],
  ['ER-039', 'B00103', calls.pseudonymStatusCheck, 'no-pseudonym', 'select', 'next'],
  ['ER-039', 'B00103', calls.pseudonymExec, 'no-pseudonym', 'select', 'next'],
  ['ER-040', 'B00104', calls.domicileGet, 'pseudonym-exists', 'confirm', ''],
  ['ER-041', 'B00199', calls.fetchVersion, 'native-app', 'read', 'read'],
];
for (const [row, code, path, persona, screen, pressed] of clientCodes)
  test(`${row} ${code} when ${path} fails without a code of its own; OK leaves to cancelUrl`, async ({
    page,
    portal,
  }) => {
    await portal.login(persona);
    await portal.fault({ path, status: 400, times: 9 });
    await openScreen(portal, screen);
    if (pressed !== '') await press(page, pressed);
    await expect(await expectDialog(page, general.title)).toContainText(`お問い合わせ番号：${code}`);
    await answer(page, general.button('ok'));
    await leftTo(page, portal, 'cancelled');
  });

test('the connection is lost on entry and on Next: said, tried again, nothing is lost [AM-038]', async ({
  page,
  portal,
}) => {
  await portal.login('pseudonym-exists');
  await portal.fault({ path: calls.isLogin, drop: true, times: 50 });
  await openScreen(portal, 'select', { processId: '000' });
  await expectDialog(page, lost.title);
  await portal.clearFaults();
  await answer(page, lost.button('retry'));
  await expectScreen(page, 'select');
  await page.getByRole('radio', { name: turnIn.option('online') }).check();

  // What checks the answers comes while the person reads.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('calls-familyregister-')),
  );
  await page.context().setOffline(true);
  await press(page, 'next');
  await expectDialog(page, lost.title);
  await answer(page, lost.button('close'));
  await expect(dialog(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole('radio', { name: turnIn.option('online') })).toBeChecked();
  await expect(button(page, 'next')).toBeVisible();
  await press(page, 'next');
  await expectScreen(page, 'confirm');
});

/** Where the login can end, and what finds it out. */
const over: readonly (readonly [persona: string, screen: ScreenName, pressed: string])[] = [
  ['pseudonym-exists', 'select', 'next'],
  ['native-app', 'read', 'read'],
  ['qr', 'qr', ''],
];
for (const [persona, screen, pressed] of over)
  test(`the login ends on ${screen}: ED1107 with the portal's message, then the top page [ER-046 AM-112]`, async ({
    page,
    portal,
  }) => {
    await portal.login(persona);
    await openScreen(portal, screen);
    await expectScreen(page, screen);
    await portal.advanceClock(1801);
    if (pressed !== '') await press(page, pressed);
    const shown = await expectDialog(page, ended.title);
    await expect(shown).toContainText('お問い合わせ番号：ED1107');
    await expect(shown.getByRole('paragraph').first()).toHaveText(/ログイン/);
    await answer(page, ended.button('top'));
    await page.waitForURL(`${portal.origin}/`);
  });

test('an unexpected fault in the check of the query: F00199 [ER-034]', async ({ page, portal }) => {
  await portal.login('qr');
  await openScreen(portal, 'select', { sinseiTetuzukiSyubetuCd: ' ' });
  await expect(await expectDialog(page, general.title)).toContainText('お問い合わせ番号：F00199');
});

test('a choice that does not exist, brought in by hand: F00201 at the field [ER-035]', async ({ page, portal }) => {
  await portal.login('qr');
  await openScreen(portal, 'select', { processId: '000' });
  await page.getByRole('radio', { name: turnIn.option('offline') }).check();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const found = Object.entries({ ...sessionStorage }).filter(([, text]) => String(text).includes('"offline"'));
        for (const [key, text] of found) sessionStorage.setItem(key, String(text).replace('"offline"', '"elsewhere"'));
        return found.length;
      }),
    )
    .toBe(1);
  await page.goto(`${portal.origin}/svc/familyregister/select/`);
  await expectScreen(page, 'select');
  await press(page, 'next');
  await expect(page.getByRole('region', { name: '入力内容に誤りがあります' })).toContainText('F00201');
});
