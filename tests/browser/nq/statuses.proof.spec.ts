import { groupsOfFour } from '../../../src/model/groups-of-four.ts';
import { newCopy, otherDevice } from '../harness/devices.ts';
import { button } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { applicationsOf, applyScreens, expectApply, openApply, pressApply } from './apply.ts';

const states = [
  ['1', '受け付けました', []],
  ['2', '審査しています', ['審査を始めました', '10日ほどかかります。']],
  ['5', '手続きが終わりました', ['登録が終わりました。登録証を送りました。']],
  ['6', '認められませんでした', ['旧姓が分かる書類がないため、認められませんでした。']],
] as const;

for (const [status, words, history] of states) {
  test(`status ${status}: ${words} [NQ-008 NQ-106]`, async ({ page, portal, accessible }) => {
    await portal.login('apply-sent');
    const application = (await applicationsOf(portal)).find((one) => one.status === status);
    await openApply(portal, 'status', application?.applyingId ?? '');
    await expectApply(page, 'status');
    const main = page.getByRole('main');
    await expect(main).toContainText(groupsOfFour(application?.applicationNumber ?? ''));
    for (const text of [words, '申請を受け付けました', ...history]) await expect(main).toContainText(text);
    await expect(button(page, '直して、もう一度申請する')).toHaveCount(0);
    await accessible(words);
    expect(await page.title()).toBe(`${applyScreens.status.title} | 国家資格の手続き`);
  });
}

test('what was returned is corrected from the to-do list and received again under its number [NQ-008 NQ-034]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('apply-returned');
  const [before] = await applicationsOf(portal);
  await page.goto(`${portal.origin}/todo`);
  await page.getByRole('link', { name: '直すところを見る' }).click();
  await expectApply(page, 'status');
  await expect(page.getByRole('main')).toContainText('合格した日が、合格証書と違います。');
  await accessible('returned');
  await button(page, '直して、もう一度申請する').click();
  await expectApply(page, 'information');
  await expect(page.getByRole('main')).toContainText('合格した日が、合格証書と違います。');
  await expect(page.getByRole('textbox', { name: /合格した試験の受験番号/u })).toHaveValue('A12345');
  const day = page.getByRole('group', { name: /合格した日/u }).getByRole('textbox', { name: '日' });
  await day.fill('5');
  await pressApply(page, 'next', 'confirmation');
  await pressApply(page, 'next', 'agreement');
  await page.getByRole('checkbox').check();
  await pressApply(page, 'next', 'completion');
  await expect(page.getByRole('main')).toContainText('直した申請を受け付けました。');
  expect(await applicationsOf(portal)).toEqual([{ ...before, status: '1', receivedAt: expect.any(String) }]);
  await pressApply(page, 'again', 'status');
  await expect(page.getByRole('main')).toContainText('直した申請を受け付けました');
});

test('the files of an application are saved from its status [NQ-106]', async ({ page, portal }) => {
  await portal.login('apply-sent');
  const application = (await applicationsOf(portal)).find((one) => one.status === '1');
  await openApply(portal, 'status', application?.applyingId ?? '');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '合格証書.pdf', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('合格証書.pdf');
  expect(await file.failure()).toBeNull();
  await expectApply(page, 'status');
});

test('the application of somebody else is answered as one that does not exist [NQ-106]', async ({
  page,
  portal,
  browser,
}) => {
  const other = await otherDevice(browser, portal.origin, 'apply-sent', newCopy());
  const [theirs] = await applicationsOf(other.portal);
  await portal.login('apply-begun');
  const answers: string[] = [];
  for (const id of [theirs?.applyingId ?? '', 'unknown']) {
    await openApply(portal, 'status', id);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('見つかりません');
    answers.push((await dialog.textContent()) ?? '');
    await dialog.getByRole('button').click();
    await page.waitForURL('**/todo');
  }
  expect(answers[0]).toBe(answers[1]);
  await other.page.context().close();
});
