import type { Page } from 'playwright/test';
import { title } from '../../words/title.ts';
import { goToRead, headingOf, openSelect } from '../harness/family-register.ts';
import { button, press } from '../harness/parts.ts';
import type { Portal } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';

const confirmTitle = title('familyregister-personal-information-confirm');

/** Presses 読み取る as a person whose phone reads by intent; returns the stored record. */
async function startReading(page: Page, portal: Portal) {
  await openSelect(page, portal, { persona: 'intent' });
  await goToRead(page);
  await press(page, 'read');
  await expect(
    headingOf(page, '端末の読み取り機能（見本）').or(page.getByText('端末の読み取り機能').first()),
  ).toBeVisible();
  await page.waitForURL(/\/sandbox\/app\/intent/);
  return stored(page);
}

function stored(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem('signature.intent') ?? 'null'));
}

test('reading by intent: the record, the way back without a screen of its own, the values at the target [IN-001 IN-002 IN-003 IN-007 IN-010 IN-011 EN-065 EN-069 EN-070 EN-071 EN-072 AM-030]', async ({
  page,
  portal,
}) => {
  const startedAt = Date.now();
  const { redirect } = await startReading(page, portal);
  expect(redirect).toMatchObject({ target: 'vue', scope: 'logout' });
  expect(redirect.targetUrl).toBe(`${portal.origin}/svc/familyregister/personal-information/confirm/`);
  expect(Math.abs(redirect.expiry - startedAt - 3_600_000)).toBeLessThan(60_000);

  const titles: string[] = [];
  const helper = page.waitForRequest(/\/svc\/intent\?/);
  page.on('framenavigated', async () => titles.push(await page.title().catch(() => '')));
  await page.getByRole('button', { name: 'カードを読み取る' }).click();
  const query = new URL((await helper).url()).searchParams;
  await expect(headingOf(page, confirmTitle)).toBeVisible();
  await expect(button(page, 'next')).toBeVisible();
  expect(await stored(page)).toBeNull();
  expect(titles.filter((title) => title.includes('|') && !title.startsWith(confirmTitle))).toEqual([]);
  const [read] = await portal.journal('/api/familyregister/get4information');
  expect(read?.request.reqBody).toEqual({ nonce: query.get('nonce'), sessionId: query.get('sessionId') });
  const [assist] = await portal.journal('/api/common/card-assist-info/get');
  expect(assist?.request.reqBody).toMatchObject({ combinationCode: query.get('combinationCode') });
  // Nothing secret stays in the address or the history.
  expect(new URL(page.url()).search).toBe('');
});

for (const [milliseconds, endsAt] of [
  [3_599_999, /\/svc\/familyregister\/personal-information\/confirm\//],
  [3_600_001, /\/errors\/private-mode$/],
] as const) {
  test(`after ${milliseconds} ms the helper goes to ${endsAt.source} [IN-009 IN-012]`, async ({ page, portal }) => {
    const { redirect } = await startReading(page, portal);
    // The page may take longer than what is left.
    await page.clock.setFixedTime(redirect.expiry - 3_600_000 + milliseconds);
    await page.goto(`${portal.origin}/svc/intent?nonce=n&sessionId=s`);
    await page.waitForURL(endsAt);
  });
}

test('the other spelling of the session id is understood [AM-031]', async ({ page, portal }) => {
  await startReading(page, portal);
  await page.goto(`${portal.origin}/svc/intent?nonce=nnn&session_id=sss`);
  await expect.poll(async () => (await portal.journal('/api/familyregister/get4information')).length).toBe(1);
  const [read] = await portal.journal('/api/familyregister/get4information');
  expect(read?.request.reqBody).toEqual({ nonce: 'nnn', sessionId: 'sss' });
});

test('the record names the kind of target that the setting says [EN-073 AM-125]', async ({ page, portal }) => {
  await portal.settings({ 'intent.target': 'react' });
  expect((await startReading(page, portal)).redirect.target).toBe('react');
});

const unusable: readonly (readonly [string, string | null])[] = [
  ['IN-012 nothing', null],
  ['no JSON', '{{{'],
  ['another type', '[1,2]'],
  [
    'an expired record',
    JSON.stringify({ redirect: { targetUrl: 'ORIGIN/svc/', target: 'vue', scope: 'logout', expiry: 1 } }),
  ],
  ['an expiry that is text', JSON.stringify({ redirect: { targetUrl: 'ORIGIN/svc/', target: 'vue', expiry: '9e99' } })],
  [
    'a foreign target',
    JSON.stringify({ redirect: { targetUrl: 'https://evil.example/', target: 'vue', expiry: 9e15 } }),
  ],
  [
    'a script as target',
    JSON.stringify({ redirect: { targetUrl: 'javascript:alert(1)', target: 'vue', expiry: 9e15 } }),
  ],
  ['a target in __proto__', '{"__proto__":{"redirect":{"targetUrl":"ORIGIN/","expiry":9e15}}}'],
];

for (const [what, value] of unusable) {
  test(`with ${what} stored the helper ends at the page about private mode [IN-012]`, async ({ page, portal }) => {
    await page.goto(`${portal.origin}/errors/private-mode`);
    await page.evaluate((text) => {
      if (text !== null) localStorage.setItem('signature.intent', text);
    }, value?.replaceAll('ORIGIN', portal.origin) ?? null);
    await page.goto(`${portal.origin}/svc/intent?nonce=n&sessionId=s`);
    await page.waitForURL(`${portal.origin}/errors/private-mode`);
    await expect(headingOf(page, '手続きの画面に戻れませんでした')).toBeVisible();
  });
}

/** As a signing app finds it: opened from this portal, to come back to `path`. */
async function signing(page: Page, portal: Portal, redirect: { readonly target: string; readonly path?: string }) {
  await page.goto(`${portal.origin}/errors/private-mode`);
  const targetUrl = `${portal.origin}${redirect.path ?? '/about/terms'}`;
  await page.evaluate((kept) => localStorage.setItem('signature.intent', JSON.stringify({ redirect: kept })), {
    targetUrl,
    target: redirect.target,
    scope: 'logout',
    expiry: Date.now() + 3_600_000,
  });
}

test('a signature comes back: the answer is kept and handed to the target, no screen is drawn [IN-004 IN-005 IN-006 IN-008 AM-032 EN-065 EN-066 EN-067 EN-068]', async ({
  page,
  portal,
}) => {
  await signing(page, portal, { target: 'vue' });
  await page.goto(`${portal.origin}/svc/intent-signature?session_id=s&nonce=n`);
  await page.waitForURL(`${portal.origin}/about/terms?sessionId=s&nonce=n`);
  expect(await stored(page)).toEqual({ sessionId: 's', nonce: 'n', answerExpiry: expect.any(Number) });
  await signing(page, portal, { target: 'vue' });
  await page.goto(`${portal.origin}/svc/intent-signature?session_id=s&nonce=n&err_code=e`);
  await page.waitForURL(/errCode=e/);
  expect(await stored(page)).toMatchObject({ sessionId: 's', nonce: 'n', errCode: 'e' });
});

test('with the target react the page that sorts returns gets all three [IN-013 IN-014 IN-015 IN-016]', async ({
  page,
  portal,
}) => {
  await signing(page, portal, { target: 'react' });
  await page.goto(`${portal.origin}/svc/intent-signature?session_id=s&nonce=n&err_code=e`);
  await page.waitForURL(`${portal.origin}/initial-sort?session_id=s&nonce=n&err_code=e`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a signature without a stored target ends at the page about private mode [IN-012]', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/svc/intent-signature?session_id=s&nonce=n`);
  await page.waitForURL(`${portal.origin}/errors/private-mode`);
});
