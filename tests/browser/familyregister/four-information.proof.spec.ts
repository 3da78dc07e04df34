import type { Page } from 'playwright/test';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import {
  answer,
  calls,
  callsMade,
  dialog,
  expectDialog,
  expectScreen,
  leftTo,
  openFour,
  openScreen,
  readCard,
} from './wizard.ts';

const differs = 'ログインしたときのカードと違います。';

/** What the summary says for a label. */
const said = (page: Page, label: string) =>
  page.locator('main dl > *', { has: page.getByText(label, { exact: true }) }).locator('dd');

test('the four values are shown; Next stores and links them [FR-034 FR-035 FR-036 FR-037 FR-038 EN-008 EN-009 EN-010 EN-011 EN-012 API-023 API-024 API-025 API-026 API-027 API-028 API-029 API-030 API-031 API-032 API-033 API-034 API-035 API-036 API-037 AM-059 AM-062]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('intent');
  await openFour(portal);
  await expectScreen(page, 'four');
  await expect(said(page, '氏名')).toHaveText('端末　ひかる');
  await expect(said(page, '性別')).toHaveText('男');
  await expect(said(page, '生年月日')).toHaveText('1975年11月30日');
  await expect(said(page, '住所')).toHaveText('福岡県試験市見本台三丁目4番5号');
  await accessible('personal-information/confirm after the app');
  await press(page, 'next');
  await expectScreen(page, 'confirm');
  expect(await callsMade(portal)).toEqual([
    calls.get4information,
    calls.readHistory,
    calls.set4information,
    calls.pseudonymExec,
    calls.domicileGet,
  ]);
  const [got] = await portal.journal(calls.get4information);
  expect(got?.request).toEqual({
    commonHeader: { screenId: 'SCK2301-03-002' },
    reqBody: { sessionId: expect.stringMatching(/./), nonce: expect.stringMatching(/./) },
  });
  const four = {
    kanjiName: '端末　ひかる',
    sex: '1',
    birthdate: '19751130',
    address: '福岡県試験市見本台三丁目4番5号',
  };
  const [set] = await portal.journal(calls.set4information);
  expect(set?.request.reqBody).toEqual(four);
  const { address: _, ...linked } = four;
  const [exec] = await portal.journal(calls.pseudonymExec);
  expect(exec?.request.reqBody).toEqual(linked);
});

test('a card without an address, of somebody who lives abroad, is read and goes on [FR-037]', async ({
  page,
  portal,
}) => {
  await portal.login('kana-abroad');
  await openFour(portal);
  await expectScreen(page, 'four');
  await expect(said(page, '氏名')).toHaveText('海外　わたる');
  await expect(said(page, '住所')).toHaveText('登録がありません');
  await press(page, 'next');
  await expectScreen(page, 'confirm');
});

test('an intent return with a combination code compares it with the card [EN-012 API-045 API-046 API-047 API-048 API-049 AM-059]', async ({
  page,
  portal,
}) => {
  await portal.login('intent');
  const query = new URLSearchParams(portal.launchQuery());
  for (const [name, value] of await readCard(portal)) query.set(name, value);
  await page.goto(`${portal.origin}/svc/familyregister/personal-information/confirm/?${query}`);
  await expectScreen(page, 'four');
  const [assist] = await portal.journal(calls.cardAssistInfo);
  expect(assist?.request.reqBody).toEqual({
    combinationCode: query.get('combinationCode'),
    combinationCodeCheckFlg: '1',
  });
});

test('each sex by its label, unknown ones without failing [EN-013 EN-014 EN-015]', async ({ page, portal }) => {
  for (const [persona, label] of [
    ['sex-male', '男'],
    ['sex-female', '女'],
    ['sex-other', 'その他・不明'],
    ['sex-unknown', 'その他・不明'],
  ] as const) {
    await portal.login(persona);
    await openFour(portal);
    await expect(said(page, '性別'), persona).toHaveText(label);
  }
  await portal.login('sex-other');
  await portal.fault({
    path: calls.get4information,
    resBody: { kanjiName: '性別　さん', sex: '', birthdate: '19800405', address: '東京都' },
  });
  await openFour(portal);
  await expect(said(page, '性別')).toHaveText('その他・不明');
});

test('every birth date code is spelled out [EN-010 EN-016 EN-017 EN-018 EN-019 EN-020 EN-021 EN-022 EN-023 EN-024 EN-025 EN-026 EN-027 EN-028 EN-029 EN-033]', async ({
  page,
  portal,
}) => {
  for (const [persona, text] of [
    ['qr', '1980年04月05日'],
    ['birthdate-unknown', '不明'],
    ['birthdate-year', '1980年'],
    ['birthdate-month', '1980年04月'],
    ['birthdate-spring', '1980年春'],
    ['birthdate-summer', '1980年夏'],
    ['birthdate-autumn', '1980年秋'],
    ['birthdate-winter', '1980年冬'],
    ['birthdate-early', '1980年04月上旬'],
    ['birthdate-middle', '1980年04月中旬'],
    ['birthdate-late', '1980年04月下旬'],
  ] as const) {
    await portal.login(persona);
    await openFour(portal);
    await expect(said(page, '生年月日'), persona).toHaveText(text);
  }
});

test('the age is asked at Next: under 15 is refused, a birth date without day is not [VA-020 VA-022 VA-023 AM-117]', async ({
  page,
  portal,
}) => {
  await portal.login('under-15-reading');
  await openFour(portal);
  await press(page, 'next');
  await expectDialog(page, 'この手続きは利用できません');
  expect(await portal.journal(calls.pseudonymExec)).toEqual([]);
  await answer(page, 'OK');
  await leftTo(page, portal, 'cancelled');

  await portal.login('qr');
  const young = { kanjiName: '見本　花子', sex: '2', birthdate: '20200000', address: '東京都見本区例示町一丁目2番3号' };
  await portal.fault({ path: calls.get4information, resBody: young });
  await portal.fault({ path: calls.set4information, resBody: { is4informationSetSuccess: true } });
  await portal.fault({ path: calls.pseudonymExec, resBody: { pseudonymExecIsSuccess: true } });
  await openFour(portal);
  await press(page, 'next');
  await expect.poll(async () => (await portal.journal(calls.domicileGet)).length).toBe(1);
});

test('a return without session id or nonce: F00114 and F00115, OK leaves to cancelUrl [ER-031 ER-032 AM-033]', async ({
  page,
  portal,
}) => {
  await portal.login('intent');
  for (const [query, code] of [
    ['nonce=n', 'F00114'],
    ['sessionId=s', 'F00115'],
    ['session_id=s', 'F00115'],
    ['sessionId=&nonce=n', 'F00114'],
    ['', 'F00114'],
  ] as const) {
    await page.goto(
      `${portal.origin}/svc/familyregister/personal-information/confirm/?${portal.launchQuery()}&${query}`,
    );
    await expect(await expectDialog(page, 'エラーが発生しました'), query).toContainText(`お問い合わせ番号：${code}`);
  }
  await answer(page, 'OK');
  await leftTo(page, portal, 'cancelled');
});

test('the key leaves the address; a reload asks for what the portal knows and loses nothing [AM-062 CO-036]', async ({
  page,
  portal,
}) => {
  await portal.login('intent');
  await openFour(portal);
  await expectScreen(page, 'four');
  expect([...new URL(page.url()).searchParams.keys()]).not.toEqual(expect.arrayContaining(['sessionId']));
  expect(page.url()).not.toContain('nonce');
  await page.reload();
  await expectScreen(page, 'four');
  await expect(said(page, '氏名')).toHaveText('端末　ひかる');
  expect(await portal.journal(calls.get4information)).toHaveLength(1);
  expect(await portal.journal(calls.reget4information)).toHaveLength(1);
  expect(await portal.journal(calls.readHistory)).toHaveLength(1);
});

test('the way on and back again shows the same values [AM-014]', async ({ page, portal }) => {
  await portal.login('intent');
  await openFour(portal);
  await press(page, 'next');
  await expectScreen(page, 'confirm');
  await press(page, 'back');
  await expectScreen(page, 'four');
  await expect(said(page, '住所')).toHaveText('福岡県試験市見本台三丁目4番5号');
  await press(page, 'readAgain');
  await expectScreen(page, 'read');
});

test('EL2205: the reading screen with a banner that goes with the next screen [ER-059 ER-060]', async ({
  page,
  portal,
}) => {
  await portal.login('other-card');
  await openFour(portal, {}, 'other');
  await expectScreen(page, 'read');
  await expect(page.getByText(differs)).toBeVisible();
  await press(page, 'back');
  await expectScreen(page, 'select');
  await page.goBack();
  await expectScreen(page, 'read');
  await expect(page.getByText(differs)).toHaveCount(0);
});

test('WL1506: the reading is too old for the portal, the reading screen comes back [ER-061]', async ({
  page,
  portal,
}) => {
  await portal.login('intent');
  const query = `${portal.launchQuery()}&${await readCard(portal)}`;
  await portal.advanceClock(301);
  await page.goto(`${portal.origin}/svc/familyregister/personal-information/confirm/?${query}`);
  await expectScreen(page, 'read');
  await expect(dialog(page)).toHaveCount(0);
  const entries = await portal.journal(calls.get4information);
  expect(entries.map(({ resultCode }) => resultCode)).toEqual(['1000']);
});

for (const [type, persona, start] of [
  ['01', 'qr', false],
  ['02', 'native-app', true],
  ['03', 'intent', true],
] as const)
  test(`the statistics say ${type} and K67 for ${persona} [CO-037 EN-058 EN-059 API-107 API-108 API-109 API-110 API-111 AM-069]`, async ({
    page,
    portal,
  }) => {
    await portal.login(persona);
    if (start) {
      await openScreen(portal, 'read');
      await press(page, 'read');
      await page.getByRole('button', { name: 'カードを読み取る' }).click();
    } else await openFour(portal);
    await expectScreen(page, 'four');
    await expect.poll(async () => (await portal.journal(calls.readHistory)).length).toBe(1);
    const [history] = await portal.journal(calls.readHistory);
    expect(history?.request.reqBody).toEqual({ madoguchiCallFunctionType: type, workId: 'K67' });
  });

test('statistics that fail are not told to anybody [API-111]', async ({ page, portal }) => {
  await portal.login('intent');
  await portal.fault({ path: calls.readHistory, status: 500, times: 9 });
  await openFour(portal);
  await expectScreen(page, 'four');
  await press(page, 'next');
  await expectScreen(page, 'confirm');
});

test('B00102 when the values are not stored, B00103 when they are not linked [ER-038 ER-039]', async ({
  page,
  portal,
}) => {
  await portal.login('intent');
  await portal.fault({ path: calls.set4information, resBody: { is4informationSetSuccess: false } });
  await openFour(portal);
  await press(page, 'next');
  await expect(await expectDialog(page, 'エラーが発生しました')).toContainText('お問い合わせ番号：B00102');
  await answer(page, 'OK');
  await leftTo(page, portal, 'cancelled');

  await portal.fault({ path: calls.pseudonymExec, resBody: { pseudonymExecIsSuccess: false } });
  await openFour(portal);
  await press(page, 'next');
  await expect(await expectDialog(page, 'エラーが発生しました')).toContainText('お問い合わせ番号：B00103');
});

test.describe('a value that cannot be shown', () => {
  test.use({ expectedComplaint: /not a birthdate code/ });
  test('a birth date that is no code stops the screen with a way on, and says nothing wrong [EN-016 EN-032]', async ({
    page,
    portal,
  }) => {
    await portal.login('qr');
    await portal.fault({
      path: calls.get4information,
      resBody: { kanjiName: '見本　花子', sex: '2', birthdate: '1980ZZ05', address: '東京都' },
    });
    await openFour(portal);
    await expect(page.getByRole('heading', { name: '画面を表示できませんでした' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    await expect(page.getByText('1980ZZ05')).toHaveCount(0);
  });
});
