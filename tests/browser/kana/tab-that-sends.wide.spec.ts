import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { dialogWords } from '../../words/dialog-words.ts';
import { press } from '../harness/parts.ts';
import { Portal } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';
import { expectKana, kanaCalls, openKana, pressTo, submissionsOf } from './kana.ts';

const { sentElsewhere, filedElsewhere } = (
  parse(readFileSync('catalog/shell.yaml', 'utf8')) as {
    readonly words: { readonly [name in 'sentElsewhere' | 'filedElsewhere']: string };
  }
).words;
const done = dialogWords('kana-confirm-withdrawal-details', 'outcomeDone');

test('another tab of the browser waits for the one that is sending, a copy of it as well; it is filed once, and no tab says otherwise; one that was about to file the same shows what came of it, at once and loaded anew', async ({
  page,
  portal,
}) => {
  await portal.login('kana-filed');
  await openKana(portal, 'top');
  await pressTo(page, 'withdraw', 'withdraw');
  await press(page, 'next');
  await expectKana(page, 'reason');
  await page.getByRole('radio').first().check();
  await pressTo(page, 'checkWithdrawal');
  const beside = await page.context().newPage();
  await beside.goto(page.url());
  await expectKana(beside, 'checkWithdrawal');
  // On its way until the other tabs have said so, however long they take.
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**${kanaCalls.submit}`, async (route) => {
    const response = await route.fetch();
    await isLetThrough;
    await route.fulfill({ response });
  });
  await press(page);
  await expect.poll(async () => (await portal.journal(kanaCalls.submit)).length).toBe(1);
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  const copy = await page.context().newPage();
  // As a browser does that duplicates a tab.
  await copy.addInitScript((entries) => {
    if (sessionStorage.length === 0) Object.assign(sessionStorage, entries);
  }, kept);
  const other = await page.context().newPage();
  await Promise.all([copy, other].map((tab) => tab.goto(`${portal.origin}/svc/kana/top`)));
  for (const tab of [copy, other]) await expect(tab.getByText(sentElsewhere)).toBeVisible();
  expect(await portal.journal('/api/common/outcome/get')).toEqual([]);
  letThrough();
  await expectKana(page, 'completeWithdrawal');
  await expectKana(beside, 'completeWithdrawal');
  await expect(beside.getByText(filedElsewhere)).toBeVisible();
  await openKana(new Portal(portal.origin, beside), 'checkWithdrawal');
  await expectKana(beside, 'completeWithdrawal');
  for (const tab of [copy, other]) await expect(tab.getByText(sentElsewhere)).toBeHidden();
  await expect(copy.getByRole('dialog', { name: done.title })).toBeVisible();
  await expectKana(other, 'top');
  expect((await submissionsOf(portal)).map(({ type }) => type)).toEqual(['3', '1']);
});
