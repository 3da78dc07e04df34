import { field } from '../../words/field.ts';
import { shellWords } from '../../words/shell-words.ts';
import { goToRead, headingOf, openSelect, readTitle, selectTitle } from '../harness/family-register.ts';
import { main, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { expectUsable } from './usable.ts';

const turnIn = field('familyregister-select', 'turnIn');

const never = null;
/** What somebody may have put where the app keeps its values. */
const rubbish: readonly (readonly [what: string, text: string])[] = [
  ['no JSON', '{'],
  ['an empty text', ''],
  ['null', 'null'],
  ['a list', '[1,2,3]'],
  ['no value', '{"expiresAt":null}'],
  ['an expiry that is text', '{"value":{},"expiresAt":"tomorrow"}'],
  ['an expired value', '{"value":true,"expiresAt":1}'],
  ['a number', JSON.stringify({ value: 7, expiresAt: never })],
  ['a text', JSON.stringify({ value: 'ﾃｷｽﾄ', expiresAt: never })],
  [
    'nested wrong types',
    JSON.stringify({
      value: { turnIn: { a: [] }, screens: 1, accepted: 'x', kanjiName: 5, returnUrl: [], progress: {} },
      expiresAt: never,
    }),
  ],
  [
    'prototype keys',
    '{"value":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}},"expiresAt":null}',
  ],
  [
    'a way with foreign screens',
    JSON.stringify({
      value: { screens: [1, null, 'no-such'], accepted: [{}], returnTo: 'no-such-screen' },
      expiresAt: never,
    }),
  ],
];

for (const [what, text] of rubbish) {
  test(`every kept value replaced by ${what}: the screen opens or says what is missing, and the flow can be started again`, async ({
    page,
    portal,
  }) => {
    await openSelect(page, portal, { launch: { processId: '000' } });
    await page.getByRole('radio', { name: turnIn.option('online') }).check();
    await goToRead(page);
    const keys = await page.evaluate((value) => {
      const changed: string[] = [];
      for (const storage of [sessionStorage, localStorage]) {
        for (const key of Object.keys(storage)) {
          storage.setItem(key, value);
          changed.push(key);
        }
      }
      const known = [
        'madoguchi.login-attempt',
        'signature.intent',
        'madoguchi.webview',
        'madoguchi.state.familyregister.four',
        'madoguchi.state.familyregister.qrAccessKey',
        'madoguchi.typed.familyregister.familyregister-select',
        'madoguchi.once.createXml',
      ];
      for (const key of known) {
        sessionStorage.setItem(key, value);
        localStorage.setItem(key, value);
      }
      return changed;
    }, text);
    expect(keys).toContain('madoguchi.launch.familyregister');
    await page.reload();
    await expectUsable(page, `${what}, reloaded`);
    for (const path of ['select/', 'personal-information/confirm/']) {
      // Who finds somebody else's values begins anew, which may cross with going elsewhere.
      await expect(() => page.goto(`${portal.origin}/svc/familyregister/${path}`)).toPass();
      await expectUsable(page, `${what} on ${path}`);
    }
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    await portal.launch({ sinseiTetuzukiSyubetuCd: 'T002' });
    await expect(headingOf(page, selectTitle)).toBeVisible();
    await goToRead(page);
  });
}

test('storage that the browser refuses: the flow works as long as the page is not left', async ({ page, portal }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openSelect(page, portal, { launch: { processId: '000' } });
  await page.getByRole('radio', { name: turnIn.option('online') }).check();
  await goToRead(page);
  await press(page, 'back');
  await expect(headingOf(page, selectTitle)).toBeVisible();
});

test('two tabs: a second application in another tab does not change the first', async ({ page, portal, context }) => {
  await openSelect(page, portal);
  await goToRead(page);
  const other = await context.newPage();
  await other.goto(
    `${portal.origin}/svc/familyregister/select/?${portal.launchQuery({ processId: '000', sinseiTetuzukiSyubetuCd: 'T999', step: '5' })}`,
  );
  await expect(headingOf(other, selectTitle)).toBeVisible();
  await page.reload();
  await expect(headingOf(page, readTitle)).toBeVisible();
  await expect(page.getByText('全5ステップ中、2ステップ目')).toBeAttached();
  const stored = await page.evaluate(() =>
    JSON.parse(sessionStorage.getItem('madoguchi.launch.familyregister') ?? 'null'),
  );
  expect(stored.value.sinseiTetuzukiSyubetuCd).toBe('T001');
  await other.close();
});

test('logout in one tab: the other leaves for the top page at once and keeps nothing; nothing is a blank page', async ({
  page,
  portal,
  context,
}) => {
  await openSelect(page, portal);
  const other = await context.newPage();
  await other.goto(`${portal.origin}/logout`);
  await main(other).getByRole('button', { name: shellWords().logout }).click();
  await expect(headingOf(other, 'まどぐちポータル')).toBeVisible();
  await page.waitForURL(`${portal.origin}/`);
  await expect(page.getByRole('main').getByRole('link', { name: 'ログイン' })).toBeVisible();
  await expectUsable(page, 'logged out elsewhere');
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toMatch(/launch|state|typed|person/u);
});

test('a choice that is not in the list, put into the storage, is refused with F00201 [ER-035]', async ({
  page,
  portal,
}) => {
  await openSelect(page, portal, { launch: { processId: '000' } });
  await page.getByRole('radio', { name: turnIn.option('offline') }).check();
  const changed = await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('madoguchi.typed.')) ?? '';
    const before = sessionStorage.getItem(key) ?? '';
    sessionStorage.setItem(key, before.replace('"offline"', '"third"'));
    return before.includes('"offline"');
  });
  expect(changed).toBe(true);
  await page.reload();
  await press(page);
  await expect(page.getByRole('link', { name: /F00201/ })).toBeVisible();
  await page.getByRole('radio', { name: turnIn.option('online') }).check();
  await goToRead(page);
});
