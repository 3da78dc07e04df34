import type { Page } from 'playwright/test';
import { field } from '../../words/field.ts';
import { message } from '../../words/message.ts';
import { onButton } from '../../words/on-button.ts';
import { toastWords } from '../../words/toast-words.ts';
import { latestCode } from '../harness/latest-code.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { draftNotification, expectKana, kanaCalls, openKana, pressTo } from './kana.ts';

const tooMany = message('authCodeTooMany');
const refused = message('authCodeAddressRefused');
const undeliverable = message('authCodeUndeliverable');
const wrong = message('authCodeWrong');
const expired = message('authCodeExpired');
const triesOver = message('authCodeTriesOver');

const mail = (page: Page) =>
  page.getByRole('textbox', { name: field('kana-input-contact-information', 'email').label });
const code = (page: Page) => page.getByRole('textbox', { name: field('kana-input-verification-code', 'code').label });

const resent = toastWords('kana-input-verification-code');

/** The message stands in the summary and at the field, and what was typed is still there. */
async function expectAt(page: Page, field: ReturnType<typeof mail>, words: string, typed: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('link', { name: words })).toBeVisible();
  await expect(field).toHaveAccessibleDescription(new RegExp(words, 'u'));
  await expect(field).toHaveValue(typed);
}

test('ED2107 ED0014 ED2117 ED2108 ED2109 ED2116 a verification code that is not sent, wrong, replaced, tried too often, too old, asked for too often; then the right one [ER-089 ER-090 ER-091]', async ({
  page,
  portal,
  accessible,
}) => {
  test.slow();
  await portal.login('kana-single');
  await portal.settings({ 'button.lock': 0 });
  await draftNotification(portal, { contact: null });
  await openKana(portal, 'contact');
  await expectKana(page, 'contact');
  await page.getByRole('textbox', { name: field('kana-input-contact-information', 'phone').label }).fill('0312345678');
  for (const [address, words] of [
    ['hitomi@refused.example', refused],
    ['hitomi@undeliverable.example', undeliverable],
  ] as const) {
    await mail(page).fill(address);
    await press(page);
    await expectAt(page, mail(page), words, address);
  }
  await accessible('an address that cannot be written to');
  await mail(page).fill('hitomi@mail.example');
  await pressTo(page, 'code');

  const resend = async (sends: number) => {
    await page.getByRole('main').getByText(onButton('kana-input-verification-code', 'resend'), { exact: true }).click();
    await expect.poll(async () => (await portal.journal(kanaCalls.sendCode)).filter(sent).length).toBe(sends);
    await expect(page.getByText(resent).last()).toBeVisible();
  };
  const enter = async (typed: string) => {
    await code(page).fill(typed);
    await press(page);
  };
  const sent = ({ resultCode }: { resultCode: string }) => resultCode === '0000';
  const first = await latestCode(portal);
  const other = (right: string) => (right === '000000' ? '111111' : '000000');
  await enter(other(first));
  await expectAt(page, code(page), wrong, other(first));

  await resend(2);
  expect(await latestCode(portal)).not.toBe(first);
  await enter(first);
  await expectAt(page, code(page), wrong, first);
  for (let tried = 1; tried < 5; tried += 1) {
    const answered = page.waitForResponse(`**${kanaCalls.verifyCode}`);
    await enter(other(await latestCode(portal)));
    await answered;
  }
  // Five tries are over: not even the right one counts.
  await enter(await latestCode(portal));
  await expectAt(page, code(page), triesOver, await latestCode(portal));

  await resend(3);
  await portal.advanceClock(15 * 60 + 1);
  await enter(await latestCode(portal));
  await expectAt(page, code(page), expired, await latestCode(portal));

  await resend(4);
  await resend(5);
  await page.getByRole('main').getByText(onButton('kana-input-verification-code', 'resend'), { exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name: tooMany })).toBeVisible();
  await pressTo(page, 'contact', 'back');
  await mail(page).fill('hitomi.2@mail.example');
  await press(page);
  await expectAt(page, mail(page), tooMany, 'hitomi.2@mail.example');

  // Within the login, an hour goes by.
  for (const seconds of [1500, 1500]) {
    await portal.advanceClock(seconds);
    await page.reload();
    await expectKana(page, 'contact');
  }
  await expect(mail(page)).toHaveValue('hitomi.2@mail.example');
  await pressTo(page, 'code');
  await enter(await latestCode(portal));
  await expectKana(page, 'check');
  await expect(page.getByRole('main')).toContainText('hitomi.2@mail.example');
});
