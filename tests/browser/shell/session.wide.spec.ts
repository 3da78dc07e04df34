import type { Page } from 'playwright/test';
import { dialogWords } from '../../words/dialog-words.ts';
import { field } from '../../words/field.ts';
import { shellText, shellWords } from '../../words/shell-words.ts';
import { headingOf, openSelect, readTitle, selectTitle } from '../harness/family-register.ts';
import { logInByCard } from '../harness/log-in-by-card.ts';
import { openMenu } from '../harness/menu.ts';
import { press } from '../harness/parts.ts';
import type { Portal } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';

const minute = 60_000;

/** The selection screen, once the last call of the visit is answered: each answer begins the login's time anew. */
async function openSettled(page: Page, portal: Portal, launch: Record<string, string> = {}): Promise<void> {
  await settled(page, () => openSelect(page, portal, { launch }));
}

async function settled(page: Page, open: () => Promise<unknown>): Promise<void> {
  const last = page.waitForResponse(/\/api\/my\/notification\/list$/);
  await open();
  await (await last).finished();
  // On a busy machine another answer may still be on its way.
  await page.waitForLoadState('networkidle');
  // The page has taken note of it, too: what is handled only after the clock has jumped would begin the time anew.
  for (let turn = 0; turn < 5; turn += 1) await page.evaluate(nextTask);
}

/** Runs in the page; a channel is not held up by a clock that stands still. */
function nextTask(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });
}

const warning = shellWords().sessionTitle;

test('a warning comes five minutes before the login ends and can be answered; then the end is told, and the login leads back to what was chosen; another person does not get it', async ({
  page,
  portal,
  accessible,
}) => {
  await page.clock.install();
  await openSettled(page, portal, { processId: '000' });
  const chosen = page.getByRole('radio', { name: field('familyregister-select', 'turnIn').option('offline') });
  await chosen.check();
  const dialog = page.getByRole('dialog');
  await page.clock.fastForward(24 * minute);
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward(1.2 * minute);
  await expect(dialog.getByRole('heading', { name: warning })).toBeVisible();
  await accessible('the warning before the session ends');
  const extended = page.waitForResponse(/\/api\/common\/login\/extend$/);
  await dialog.getByRole('button', { name: shellWords().sessionExtend }).click();
  expect((await extended).headers()['session-expires-in']).toBe('1800');
  await expect(dialog).toHaveCount(0);

  await page.clock.fastForward(25.2 * minute);
  await expect(dialog.getByRole('heading', { name: warning })).toBeVisible();
  await page.clock.fastForward(5 * minute);
  await expect(dialog.getByRole('heading', { name: shellWords().sessionOverTitle })).toBeVisible();
  await expect(dialog).toContainText(shellText('sessionOverText'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: shellWords().login }).click();
  await logInByCard(page, 'no-four-information');
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await expect(chosen).toBeChecked();
  await settled(page, () => page.reload());
  await expect(chosen).toBeChecked();

  await page.clock.fastForward(31 * minute);
  await dialog.getByRole('button', { name: shellWords().login }).click();
  await logInByCard(page, 'qr');
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole('button', { name: shellWords().logout })).toBeVisible();
  await expect(chosen).not.toBeChecked();
});

test('the limit and the warning are settings; ログアウト in the warning logs out [AM-125]', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await portal.settings({ 'session.limit': 120, 'session.warnBefore': 30 });
  await openSettled(page, portal);
  const dialog = page.getByRole('dialog');
  await page.clock.fastForward(80_000);
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward(15_000);
  await expect(dialog.getByRole('heading', { name: warning })).toBeVisible();
  await dialog.getByRole('button', { name: shellWords().logout }).click();
  await page.waitForURL(`${portal.origin}/`);
});

test('a session that ended on the server: the portal says so, and leads to the top after the dialog [ER-157 ER-160]', async ({
  page,
  portal,
}) => {
  await openSelect(page, portal);
  await portal.advanceClock(1801);
  await press(page);
  const dialog = page.getByRole('dialog');
  const ended = dialogWords('familyregister-select', 'loginEnded');
  await expect(dialog.getByRole('heading', { name: ended.title })).toBeVisible();
  // What the portal itself says of it.
  await expect(dialog).toContainText('もう一度ログインしてください');
  await expect(dialog).toContainText('ED1107');
  await dialog.getByRole('button', { name: ended.button('top') }).click();
  await page.waitForURL(`${portal.origin}/`);
  await expect(page.getByRole('link', { name: 'ログイン', exact: true }).first()).toBeVisible();
});

test('a session that was used on the server stays: each answered call begins the time anew', async ({
  page,
  portal,
}) => {
  await openSelect(page, portal);
  await portal.advanceClock(1700);
  await press(page);
  await expect(headingOf(page, readTitle)).toBeVisible();
  await portal.advanceClock(1700);
  await page.reload();
  await expect(headingOf(page, readTitle)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
