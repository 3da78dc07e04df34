import type { Page } from 'playwright/test';
import { dialogWords } from '../../words/dialog-words.ts';
import { onButton } from '../../words/on-button.ts';
import { button, press } from '../harness/parts.ts';
import type { Portal } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';
import { answer, calls, dialog, expectDialog, expectScreen, leftTo, openScreen } from './wizard.ts';

const confirm = 'familyregister-confirm';
const outcomeGet = '/api/common/outcome/get';
const words = (name: string) => dialogWords(confirm, name, { error: { code: 'network', message: '' } });
const failed = words('submissionFailed').title;
const unknown = words('outcomeUnknown').title;
const [retry, close] = ['retry', 'close'].map((id) => words('outcomeUnknown').button(id)) as [string, string];

async function openConfirm(page: Page, portal: Portal): Promise<void> {
  await portal.login('pseudonym-exists');
  await openScreen(portal, 'confirm');
  await expectScreen(page, 'confirm');
}

/** How many XML documents the calling service has received. */
async function received(portal: Portal): Promise<number> {
  const reply = await portal.request.get(`${portal.origin}/sandbox/caller/finished`);
  return (await reply.text()).split('data-submission').length - 1;
}

test('pressed again and again while the answer is under way, it is submitted once and the button stays locked [FR-111 FR-080]', async ({
  page,
  portal,
}) => {
  await openConfirm(page, portal);
  await portal.fault({ path: calls.createXml, delaySeconds: 2 });
  await button(page, 'next').dblclick();
  await expect(page.getByRole('main').locator('[aria-disabled="true"]')).toHaveText(
    new RegExp(onButton(confirm, 'next'), 'u'),
  );
  await page.getByRole('main').locator('[aria-disabled="true"]').click({ force: true });
  await expect(page.getByRole('main').locator('[aria-disabled="true"]')).toHaveText(
    new RegExp(onButton(confirm, 'next'), 'u'),
  );
  await leftTo(page, portal, 'finished');
  expect(await portal.journal(calls.createXml)).toHaveLength(1);
  expect(await received(portal)).toBe(1);
});

/** Answers that are final: the dialog says so, OK leaves to cancelUrl. */
const refusals: readonly (readonly [rows: string, fault: object, texts: readonly string[]])[] = [
  ['ER-067 ER-043 EDS102', { errorCode: 'EDS102', errorMessage: 'テスト' }, ['テスト', 'EDS102']],
  ['ER-067 ER-044 EDS103', { errorCode: 'EDS103', errorMessage: 'テスト' }, ['テスト', 'EDS103']],
  ['ER-067 FR-063 createXmlIsSuccess false', { resBody: { createXmlIsSuccess: false } }, []],
];
for (const [rows, fault, texts] of refusals)
  test(`${rows}: the submission has failed, OK leaves to cancelUrl`, async ({ page, portal }) => {
    await openConfirm(page, portal);
    await portal.fault({ path: calls.createXml, ...fault });
    await press(page, 'next');
    const shown = await expectDialog(page, failed);
    for (const text of texts) await expect(shown).toContainText(text);
    if (texts.length === 0) await expect(shown.getByText('お問い合わせ番号')).toHaveCount(0);
    await answer(page, words('submissionFailed').button('ok'));
    await leftTo(page, portal, 'cancelled');
  });

test('EDS101 and EDS104 on the submission have titles of their own and lead to cancelUrl [ER-051 ER-052 ER-045]', async ({
  page,
  portal,
}) => {
  for (const [code, { title, button }] of [
    ['EDS101', words('systemError')],
    ['EDS104', words('domicileError')],
  ] as const) {
    await openConfirm(page, portal);
    await portal.fault({ path: calls.createXml, errorCode: code, errorMessage: 'テスト' });
    await press(page, 'next');
    await expect(await expectDialog(page, title)).toContainText('テスト');
    await answer(page, button('ok'));
    await leftTo(page, portal, 'cancelled');
  }
});

test('EDS105 on the submission returns to select as well [FR-102 ER-058]', async ({ page, portal }) => {
  await openConfirm(page, portal);
  await portal.fault({ path: calls.createXml, errorCode: 'EDS105' });
  await press(page, 'next');
  await expectScreen(page, 'select');
});

test('a lost answer: tried again with the same key, from the dialog and from the button, then asked for by it, it is submitted once [EN-038]', async ({
  page,
  portal,
}) => {
  const keys: (string | null)[] = [];
  page.on('request', async (request) => {
    if (request.url().endsWith(calls.createXml)) keys.push(await request.headerValue('idempotency-key'));
  });
  await openConfirm(page, portal);
  // Many times: the browser itself sends again what was lost on a connection that was used before.
  await portal.fault({ path: calls.createXml, drop: 'after', times: 50 });
  await press(page, 'next');
  await expect(await expectDialog(page, unknown)).toContainText(words('outcomeUnknown').text);
  expect(await received(portal)).toBe(1);
  await answer(page, retry);
  await expect.poll(() => keys.length).toBe(2);
  await expectDialog(page, unknown);
  // Who does not try again is told what became of it. While the portal cannot be asked, it stays unknown, and the button sends the same again.
  await portal.fault({ path: outcomeGet, drop: 'before', times: 50 });
  await answer(page, close);
  await expect(dialog(page)).toHaveCount(0);
  await press(page, 'next');
  await expect.poll(() => keys.length).toBe(3);
  await expectDialog(page, unknown);
  await portal.clearFaults();
  // Asked by the key, the portal says that it was done: nothing is sent.
  await answer(page, close);
  await expectDialog(page, words('outcomeDone').title);
  await answer(page, words('outcomeDone').button('result'));
  await leftTo(page, portal, 'finished');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(await received(portal)).toBe(1);
});

test('no answer within 30 seconds: NWS, tried again with the same key it is submitted once [ER-077 CO-008 API-009]', async ({
  page,
  portal,
}) => {
  await openConfirm(page, portal);
  await page.clock.install();
  const keys: (string | null)[] = [];
  let isHeld = true;
  await page.route(`**${calls.createXml}`, async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (!isHeld) return route.continue();
    isHeld = false;
    // The portal does the work, the answer never arrives.
    await route.fetch();
  });
  await press(page, 'next');
  await expect.poll(() => received(portal)).toBe(1);
  await page.clock.fastForward(25_000);
  await expect(dialog(page).getByRole('heading', { name: unknown })).toHaveCount(0);
  await page.clock.fastForward(6000);
  await expect(await expectDialog(page, unknown)).toContainText('NWS');
  await answer(page, retry);
  await leftTo(page, portal, 'finished');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await received(portal)).toBe(1);
});

test('ED1107 when the login is over at the submission: said, then the top page; nothing is submitted [ER-046]', async ({
  page,
  portal,
}) => {
  await openConfirm(page, portal);
  await portal.advanceClock(1801);
  await press(page, 'next');
  const shown = await expectDialog(page, words('loginEnded').title);
  await expect(shown).toContainText('お問い合わせ番号：ED1107');
  await answer(page, words('loginEnded').button('top'));
  await page.waitForURL(`${portal.origin}/`);
});
