import type { DraftContent } from '../../../src/server/services/kana/draft-content.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { field } from '../../words/field.ts';
import { shellWords } from '../../words/shell-words.ts';
import { callPortal } from '../harness/call-portal.ts';
import { press } from '../harness/parts.ts';
import { Portal } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';
import { draftNotification, expectKana, kanaCalls, openKana, pressTo, reportGroup } from './kana.ts';

test('two tabs: what the second one saved is not overwritten; the first is told what differs, may keep what it shows, and may load what is new', async ({
  page,
  portal,
  context,
}) => {
  await portal.login('kana-single');
  await draftNotification(portal, { reports: { 'first-name-1': { furigana: 'ヒトミ' } } });
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await openKana(new Portal(portal.origin, tab), 'input');
    await expectKana(tab, 'input');
  }
  const reading = (tab: typeof page) => reportGroup(tab, '名（ひとみ）').getByRole('textbox');
  const saved = async () =>
    (await callPortal<DraftContent>(portal, kanaCalls.inputGet)).reports.find(({ id }) => id === 'first-name-1');
  await reading(second).fill('ヒトミイ');
  await pressTo(second, 'contact');

  const elsewhere = dialogWords('kana-input-kana', 'openedElsewhere');
  const told = page.getByRole('dialog', { name: elsewhere.title });
  await reading(page).fill('ヒトミナ');
  await press(page);
  // What is here and what is saved are beside each other.
  await expect(told.getByText(/ヒトミナ.*ヒトミイ/u)).toBeVisible();
  await told.getByRole('button', { name: elsewhere.button('close') }).click();
  await expectKana(page, 'input');
  await expect(reading(page)).toHaveValue('ヒトミナ');
  expect((await saved())?.furigana).toBe('ヒトミイ');
  await press(page);
  await told.getByRole('button', { name: elsewhere.button('reload') }).click();
  await expect(reading(page)).toHaveValue('ヒトミイ');
  await expectKana(page, 'input');
  await reading(page).fill('ヒトミン');
  await pressTo(page, 'contact');
  expect((await saved())?.furigana).toBe('ヒトミン');

  await openKana(new Portal(portal.origin, second), 'input');
  await expectKana(second, 'input');
  await reading(second).fill('ヒトミエ');
  await press(second);
  const toldToo = second.getByRole('dialog', { name: elsewhere.title });
  await expect(toldToo.getByText(/ヒトミエ.*ヒトミン/u)).toBeVisible();
  await toldToo.getByRole('button', { name: elsewhere.button('keep') }).click();
  await expectKana(second, 'contact');
  expect((await saved())?.furigana).toBe('ヒトミエ');

  // A check page shows what is saved, and says so where this tab had something else, until one goes on.
  const { draftRenewed } = shellWords();
  await openKana(portal, 'check');
  await expectKana(page, 'check');
  await expect(page.getByText(draftRenewed)).toBeVisible();
  await pressTo(page, 'agreement');
  await openKana(portal, 'check');
  await expectKana(page, 'check');
  await expect(page.getByText(draftRenewed)).toBeHidden();
  // So does one that is shown again.
  await second
    .getByRole('textbox', { name: field('kana-input-contact-information', 'phone').label })
    .fill('03-8765-4321');
  await pressTo(second, 'check');
  await expect(page.getByText(draftRenewed)).toBeHidden();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(draftRenewed)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/03\D*8765\D*4321/u);
});
