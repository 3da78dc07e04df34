import { dialogWords } from '../../words/dialog-words.ts';
import { field } from '../../words/field.ts';
import { title } from '../../words/title.ts';
import { button, heading } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';

const launchError = dialogWords('familyregister-select', 'launchError');
const loggedOut = dialogWords('familyregister-select', 'genericErrorLoggedOut');

/** One fault in an otherwise valid launch query. `undefined` leaves the parameter out. */
const faults: readonly (readonly [rows: string, code: string, change: Record<string, string | undefined>])[] = [
  ['VA-001 ER-018', 'F00101', { returnUrl: undefined }],
  ['VA-002 ER-019', 'F00102', { cancelUrl: undefined }],
  ['VA-003 ER-020', 'F00103', { finishUrl: undefined }],
  ['VA-004 ER-021', 'F00104', { processId: undefined }],
  ['VA-005 ER-022', 'F00105', { sinseiTetuzukiSyubetuCd: undefined }],
  ['VA-006 ER-023', 'F00106', { progress: undefined }],
  ['VA-007 ER-024', 'F00107', { step: undefined }],
  ['VA-008 ER-025', 'F00108', { progress: 'abc' }],
  ['AM-039', 'F00108', { progress: '-1' }],
  ['AM-039', 'F00108', { progress: '0' }],
  ['VA-009 ER-026', 'F00109', { step: 'abc' }],
  ['AM-039', 'F00109', { step: '1.5' }],
  ['VA-010 ER-027', 'F00110', { progress: '2', step: '3' }],
  ['VA-011 ER-028', 'F00111', { returnUrl: 'https://example.org/' }],
  ['VA-012 ER-029', 'F00112', { cancelUrl: 'https://example.org/' }],
  ['VA-013 ER-030', 'F00113', { finishUrl: 'https://example.org/' }],
  ['AM-001 ER-033', 'F00116', { processId: '002' }],
  ['VA-015', 'F00102', { cancelUrl: undefined, step: 'abc' }],
];

for (const [rows, code, change] of faults) {
  test(`${rows} AM-127 ${code} for ${JSON.stringify(change)}: the number is shown, nothing else proceeds, OK leads out`, async ({
    page,
    portal,
  }) => {
    await portal.login('qr');
    await portal.launch(change);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: launchError.title })).toBeVisible();
    await expect(dialog).toContainText(code);
    expect((await portal.journal()).filter(({ path }) => path.startsWith('/api/familyregister/'))).toEqual([]);
    await dialog.getByRole('button', { name: launchError.button('ok') }).click();
    // AM-038: to cancelUrl if it is itself valid, else the portal top.
    const cancelIsValid = !('cancelUrl' in change);
    await page.waitForURL(cancelIsValid ? `${portal.origin}/sandbox/caller/cancelled*` : `${portal.origin}/`);
  });
}

test('a portal origin inside a foreign address is refused, as are look-alike hosts and javascript: [AM-037]', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  const { host, port } = new URL(portal.origin);
  for (const returnUrl of [
    `https://evil.example/?${portal.origin}/`,
    `http://${host}.evil.example/`,
    `http://127.0.0.1.evil.example:${port}/`,
    `http://user@evil.example:80/${portal.origin}`,
    `//evil.example/${host}`,
    `javascript:alert(1)//${portal.origin}`,
  ]) {
    await portal.launch({ returnUrl });
    await expect(page.getByRole('dialog'), returnUrl).toContainText('F00111');
  }
});

test('the strict setting refuses 000 with F00116 [AM-001 VA-014]', async ({ page, portal }) => {
  await portal.login('qr');
  await portal.settings({ 'launch.acceptedProcessIds': ['001'] });
  await portal.launch({ processId: '000' });
  await expect(page.getByRole('dialog')).toContainText('F00116');
  await portal.launch({ processId: '001' });
  await expect(heading(page, title('familyregister-select'))).toBeVisible();
});

test('the query is kept in session storage for an hour, and a reload without it goes on [EN-001 EN-002 EN-003 EN-004 EN-005 EN-006 EN-007 FR-113 AM-029]', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await portal.launch({ processId: '000' });
  await expect(heading(page, title('familyregister-select'))).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.parse(sessionStorage.getItem('madoguchi.launch.familyregister') ?? 'null'),
  );
  expect(stored.value).toMatchObject({
    returnUrl: `${portal.origin}/sandbox/caller/returned`,
    cancelUrl: `${portal.origin}/sandbox/caller/cancelled`,
    finishUrl: `${portal.origin}/sandbox/caller/finished`,
    processId: '000',
    sinseiTetuzukiSyubetuCd: 'T001',
  });
  expect([String(stored.value.progress), String(stored.value.step)]).toEqual(['5', '2']);
  await page.goto(`${portal.origin}/svc/familyregister/select/`);
  await expect(
    page.getByRole('radio', { name: field('familyregister-select', 'turnIn').option('online') }),
  ).toBeVisible();
});

test('query data older than an hour counts as missing [FR-114 CO-010]', async ({ page, portal }) => {
  await portal.login('qr');
  await page.clock.install();
  await portal.launch();
  await expect(heading(page, title('familyregister-select'))).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 3_601_000);
  await page.goto(`${portal.origin}/svc/familyregister/select/`);
  await expect(page.getByRole('dialog')).toContainText('F00101');
});

const nobody = { isLogin: false, isAgent: false, loginType: '', digitalCertificateType: '', mdocFlag: '' };

for (const [who, pressed, end] of [
  ['nobody', 'ok', '/sandbox/caller/cancelled'],
  ['nobody', 'top', '/'],
  ['who is-login does not know', 'ok', '/sandbox/caller/cancelled'],
  ['whose login ends on the way', 'ok', '/sandbox/caller/cancelled'],
] as const)
  test(`not logged in (${who}) on the selection screen: the generic error dialog with F00202, and ${pressed} leads to ${end} [RO-014 ER-036 AM-035 AM-084]`, async ({
    page,
    portal,
  }) => {
    if (who !== 'nobody') await portal.login('qr');
    if (who === 'who is-login does not know')
      await portal.fault({
        path: '/api/common/login/is-login',
        resBody: {
          loginInfo: nobody,
          batchNumber: { selfInfoUnreadCount: 0, taskIncompleteCount: 0 },
          dateToday: '20261120',
        },
      });
    await portal.launch();
    if (who === 'whose login ends on the way') {
      await expect(button(page, 'next')).toBeVisible();
      await portal.advanceClock(24 * 60 * 60);
      await page.reload();
    }
    const dialog = page.getByRole('dialog', { name: loggedOut.title });
    await expect(dialog).toContainText(loggedOut.text);
    await expect(dialog).toContainText('F00202');
    await expect(button(page, 'next')).toHaveCount(0);
    await dialog.getByRole('button', { name: loggedOut.button(pressed) }).click();
    await page.waitForURL((url) => url.pathname === end);
  });
