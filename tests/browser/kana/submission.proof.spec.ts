import type { Page } from 'playwright/test';
import type { DraftContent } from '../../../src/server/services/kana/draft-content.ts';
import { blockText } from '../../words/block-text.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { onButton } from '../../words/on-button.ts';
import { callPortal } from '../harness/call-portal.ts';
import { button, press } from '../harness/parts.ts';
import { signByPhone } from '../harness/phone.ts';
import type { Fault, Portal } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';
import { answer, expectDialog } from './error-screen.ts';
import { draftNotification, expectKana, kanaCalls, openKana, pressTo, submissionsOf } from './kana.ts';

const screen = 'kana-digital-signature';
const again = onButton(screen, 'submit');
const notSubmitted = dialogWords(screen, 'notSubmitted', { 'error.message': '', 'claims.notWithdrawn': '' });
const lost = dialogWords(screen, 'outcomeUnknown');
const none = dialogWords(screen, 'outcomeNone');

/** From a draft filled elsewhere to the screen that asks for the signature, with buttons that can be pressed again at once. */
async function openSignature(page: Page, portal: Portal, persona = 'kana-single'): Promise<void> {
  await portal.login(persona);
  await portal.settings({ 'button.lock': 0, 'button.readLock': 0 });
  await draftNotification(portal);
  await openKana(portal, 'agreement');
  await page.getByRole('checkbox').check();
  await pressTo(page, 'sign', 'next');
}

async function sign(page: Page, portal: Portal, card: 'own' | 'other' = 'own'): Promise<void> {
  const asked = page.waitForResponse(`**${kanaCalls.signatureQrInfo}`);
  await press(page, 'sign');
  const { resBody } = await (await asked).json();
  await expect(page.getByRole('main').locator('a[href*="/sandbox/phone/"]')).toHaveAttribute(
    'href',
    resBody.readingUrl,
  );
  await signByPhone(page, portal, { card });
}

const unknown = lost.title;
const problem = (code: string) => blockText(screen, 'banner', `state.cardProblem == '${code}'`);

/** What the screen itself answers, and what it says. */
const handled = [
  ['EL2205', problem('EL2205')],
  ['ED2110', problem('ED2110')],
  ['ED2111', problem('ED2111')],
  ['ED2115', problem('ED2115')],
] as const;

/** Everything else comes back to the screen, as a dialog over it. */
const returned: readonly (readonly [rows: string, fault: Omit<Fault, 'path'>, number: string])[] = [
  ['ER-138', { errorCode: 'EDV104', errorMessage: 'サーバーの言葉' }, 'EDV104'],
  ['ER-138', { errorCode: 'EDV101' }, 'EDV101'],
  ['ER-138', { errorCode: 'EDV102' }, 'EDV102'],
  ['ER-138', { errorCode: 'EDV103' }, 'EDV103'],
  ['AM-090', { errorCode: 'ELU216' }, 'ELU216'],
  ['ER-138', { errorCode: 'ELU205' }, 'ELU205'],
  ['ER-138', { errorCode: 'ED9999' }, 'ED9999'],
  ['ER-138', { resultCode: '1000' }, 'B00199'],
];

const rows = [...new Set(returned.map(([row]) => row))];
test(`what cannot be submitted comes back to the screen, and the signature counts for the next try; what the screen knows is told on the page [ER-136 ER-137 AM-092 ${rows.join(' ')}]`, async ({
  page,
  portal,
  accessible,
}) => {
  test.slow();
  await openSignature(page, portal);
  const [[, first]] = returned as [(typeof returned)[number]];
  await portal.fault({ path: kanaCalls.submit, ...first });
  await sign(page, portal);
  for (const [index, [, , number]] of returned.entries()) {
    const shown = await expectDialog(page, notSubmitted.title);
    await expect(shown).toContainText(notSubmitted.text);
    await expect(shown).toContainText(`お問い合わせ番号：${number}`);
    if (index === 0) await expect(shown).toContainText('サーバーの言葉');
    await answer(page, notSubmitted.button('close'));
    await expectKana(page, 'sign');
    if (index === 0) await accessible('the signature that is not submitted yet');
    const [, next = { drop: 'before' as const }] = returned[index + 1] ?? [];
    await portal.fault({ path: kanaCalls.submit, ...next });
    await press(page, again);
  }
  await expectDialog(page, unknown);
  await answer(page, lost.button('close'));
  // Who does not try again is told what became of it.
  await expectDialog(page, none.title);
  await answer(page, none.button('close'));
  // What would be filed is looked at first; the signature still counts.
  await expectKana(page, 'check');
  await pressTo(page, 'agreement');
  await page.getByRole('checkbox').check();
  await pressTo(page, 'sign');

  for (const [number, says] of handled) {
    await portal.fault({ path: kanaCalls.submit, errorCode: number, errorMessage: 'サーバーの言葉' });
    if (number === 'EL2205') await press(page, again);
    else await openKana(portal, 'sign', '?sessionId=s&nonce=n');
    await expect(page.getByRole('main')).toContainText(says);
    await expect(button(page, 'sign')).toBeVisible();
    await expect(button(page, again)).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
  }

  // The portal still has the signature, which it never refused itself: nobody signs a second time.
  // It takes what is sent, but the answer is lost: asked again, it is the same submission.
  await portal.fault({ path: kanaCalls.submit, drop: 'after' });
  await press(page, 'sign');
  await expectDialog(page, unknown);
  await answer(page, lost.button('retry'));
  await expectKana(page, 'complete');
  expect(await submissionsOf(portal)).toHaveLength(1);
});

test('EL2205 ED2115 ED2111 in earnest: another card, a signature that is too old, one that nobody made; then it is submitted, once', async ({
  page,
  portal,
}) => {
  await openSignature(page, portal);
  const main = page.getByRole('main');
  await sign(page, portal, 'other');
  await expect(main).toContainText(handled[0][1]);
  await portal.fault({ path: kanaCalls.submit, drop: 'before' });
  await sign(page, portal);
  await expectDialog(page, unknown);
  await answer(page, lost.button('close'));
  await portal.advanceClock(301);
  await press(page, again);
  await expect(main).toContainText(handled[3][1]);
  await openKana(portal, 'sign', '?sessionId=s&nonce=n');
  await expect(main).toContainText(handled[2][1]);
  await sign(page, portal);
  await expectKana(page, 'complete');
  const sent = await portal.journal(kanaCalls.submit);
  expect(sent.map(({ resultCode }) => resultCode)).toEqual(['1000', 'dropped', '1000', '1000', '0000']);
  expect(await submissionsOf(portal)).toHaveLength(1);
  // Whoever comes back to the signature sees what came of it.
  await openKana(portal, 'sign');
  await expectKana(page, 'complete');
  expect(await submissionsOf(portal)).toHaveLength(1);
});

test('ED2110 in earnest: the app comes back in a tab of its own, and the draft has been changed elsewhere meanwhile', async ({
  page,
  portal,
  context,
}) => {
  await openSignature(page, portal, 'kana-native-app');
  await press(page, 'sign');
  await page.waitForURL(/\/sandbox\/app\/native/u);
  const { reports, revision } = await callPortal<DraftContent>(portal, kanaCalls.inputGet);
  const changed = reports.map((report) => (report.isChecked ? { ...report, furigana: 'マモリ' } : report));
  await callPortal(portal, kanaCalls.inputSave, { reports: changed, revision });
  const tab = await context.newPage();
  await tab.goto(page.url());
  await tab.getByRole('button', { name: '署名する' }).click();
  await expect(tab.getByRole('main')).toContainText(handled[1][1]);
  await press(tab, 'sign');
  await tab.waitForURL(/\/sandbox\/app\/native/u);
  await expect(tab.getByRole('main')).toContainText('マモリ');
  await tab.getByRole('button', { name: '署名する' }).click();
  await expectKana(tab, 'complete');
});
