import { dialogWords } from '../../words/dialog-words.ts';
import { goToRead, headingOf, openSelect, readTitle, selectTitle } from '../harness/family-register.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';

const paths = [
  'select/',
  'counter-input/',
  'confirm/',
  'personal-information/',
  'personal-information/qr/',
  'personal-information/confirm/',
];

test('logged out every screen is an error without data; nothing but is-login is asked [RO-001 RO-011 RO-014]', async ({
  page,
  portal,
}) => {
  // A browser that the sandbox knows, so that its calls are recorded.
  await portal.settings({});
  for (const path of paths) {
    await portal.launch({}, path);
    const dialog = page.getByRole('dialog');
    await expect(dialog, path).toContainText('F00202');
    await expect(page.locator('main img, main form'), path).toHaveCount(0);
  }
  expect(new Set((await portal.journal()).map((entry) => entry.path))).toEqual(new Set(['/api/common/login/is-login']));
});

for (const [persona, says] of [
  ['agent', 'RO-016 an agent is not refused in this service'],
  ['qr', 'RO-013 RO-021 an individual goes in'],
] as const) {
  test(`${says}`, async ({ page, portal }) => {
    await openSelect(page, portal, { persona });
    await goToRead(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

const methods = [
  ['qr', 'CO-001 CO-020', /\/personal-information\/qr\/$/],
  ['native-app', 'CO-002 CO-021', /\/sandbox\/app\/native\?mode=04&service=01&lang=ja/],
  ['intent', 'CO-003 CO-022', /\/sandbox\/app\/intent/],
] as const;

for (const [persona, ids, leadsTo] of methods) {
  test(`${ids} CO-023 CO-024 CO-025 AM-027 login type of ${persona} decides the reading method [RO-019]`, async ({
    page,
    portal,
  }) => {
    await openSelect(page, portal, { persona });
    await goToRead(page);
    await press(page, 'read');
    await page.waitForURL(leadsTo);
  });
}

const phones = [
  ['phone-4', 'RO-004 RO-017', true],
  ['phone-5', 'RO-005 RO-018', true],
  ['native-app', 'RO-006', false],
  ['intent', 'RO-006', false],
] as const;

for (const [persona, ids, isPhone] of phones) {
  test(`${ids} ${persona}: ${isPhone ? 'a phone certificate registers first' : 'a card does not register'}`, async ({
    page,
    portal,
  }) => {
    await openSelect(page, portal, { persona });
    await goToRead(page);
    await press(page, 'read');
    await page.waitForURL(/\/sandbox\/app\//);
    const registered = (await portal.journal('/api/common/mdoc/register')).map((entry) => entry.request.reqBody);
    expect(registered).toEqual(isPhone ? [{ serviceId: 'RRL_MYNAPORTAL', profileId: '1' }] : []);
  });
}

for (const [persona, id] of [
  ['phone-4-not-ready', 'RO-017'],
  ['phone-5-not-ready', 'RO-018'],
] as const) {
  test(`${id} ${persona}: blocked with a message, and the screen stays`, async ({ page, portal }) => {
    await openSelect(page, portal, { persona });
    await goToRead(page);
    await press(page, 'read');
    const dialog = page.getByRole('dialog');
    const { title, button } = dialogWords('familyregister-personal-information', 'registerPhoneCertificate');
    await expect(dialog).toContainText(title);
    await dialog.getByRole('button', { name: button('close') }).click();
    await expect(headingOf(page, readTitle)).toBeVisible();
    expect(await portal.journal('/api/common/mdoc/register')).toEqual([]);
  });
}

for (const processId of ['000', '001']) {
  test(`processId ${processId} [CO-018 CO-019]`, async ({ page, portal }) => {
    await openSelect(page, portal, { launch: { processId } });
    await expect(headingOf(page, selectTitle)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(processId === '000' ? 2 : 0);
  });
}
