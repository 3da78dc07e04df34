import type { Page } from 'playwright/test';
import * as commonWording from '../../../build/wording/common.ts';
import { blockText } from '../../words/block-text.ts';
import { codeLabel } from '../../words/code-label.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { field } from '../../words/field.ts';
import { legend } from '../../words/legend.ts';
import { callPortal } from '../harness/call-portal.ts';
import { newCopy, otherDevice } from '../harness/devices.ts';
import { button, press } from '../harness/parts.ts';
import { signBy } from '../harness/phone.ts';
import { expect, test } from '../harness/test.ts';
import { expectKana, kanaCalls, openKana, pressTo, reportGroup, submissionsOf } from './kana.ts';
import { resumeFromHome } from './resume-from-home.ts';
import { Visits } from './visits.ts';

const item = (name: string) => ({ item: { type: '2', name } });
const group = (page: Page, name: string) =>
  reportGroup(page, legend('kana-apply-correction', 'correctionOf', item(name).item));
const row = (expression: string, name: string) =>
  blockText('kana-confirm-correction', 'summary', expression, item(name));
const address = (person: string) => field('kana-apply-correction', 'address', item(person)).label;
const required = (name: string, person: string) =>
  field('kana-apply-correction', name, item(person)).message('required');
const procedure = blockText('kana-top', 'heading', 'item.identifiableName', {
  item: { identifiableName: '訂正　のぞみ', type: '2' },
});
const closeMessage = dialogWords('kana-top', 'message', { kanaHistoryMessage: { title: '' } }).button('close');

const change = (page: Page, row: string) => page.getByRole('button', { name: commonWording.changeOf({ label: row }) });

test('a correction: the message, the reading that must be another one, begun on one device and filed on another [KN-003 KN-033 KN-034 KN-035 KN-036 KN-037 KN-038 KN-039 KN-040 KN-085 KN-090 API-135 EN-123 EN-125 EN-130 EN-137 AM-082]', async ({
  page,
  portal,
  browser,
}) => {
  const copy = newCopy();
  await portal.login('kana-correction', { copy });
  await openKana(portal, 'top');
  await press(page, 'readMessage');
  await expect(page.getByRole('dialog')).toContainText('次のとおり、訂正をお願いします。');
  await page.getByRole('dialog').getByRole('button', { name: closeMessage }).click();
  await pressTo(page, 'correct', 'correct');
  const first = new Visits(page, portal);
  await first.at('correct');
  expect(await page.evaluate(() => sessionStorage.getItem('madoguchi.state.kana.process'))).toContain('correction');
  await expect(page.getByText('名の振り仮名の最後の「イ」を確認してください。')).toBeVisible();
  await press(page);
  await expect(page.getByRole('region', { name: '入力内容に誤りがあります' })).toContainText(
    field('kana-apply-correction', 'furigana').message('mustDifferFrom'),
  );
  await first.expectIds();
  const [message] = await portal.journal(kanaCalls.message);
  const [asked] = await portal.journal(kanaCalls.adjustRequest);
  expect(asked?.request.reqBody).toEqual({ documentId: message?.request.reqBody?.documentId });

  const other = await otherDevice(browser, portal.origin, 'kana-correction', copy);
  await other.portal.settings({ 'poll.every': 0.3 });
  await resumeFromHome(other, '戸籍の振り仮名の訂正', false);
  const visits = new Visits(other.page, other.portal);
  await visits.at('correct');
  const reading = group(other.page, 'のぞみ').getByRole('textbox', {
    name: field('kana-apply-correction', 'furigana').label,
  });
  await reading.fill('のぞみ');
  await press(other.page);
  await visits.at('checkCorrection');
  await change(other.page, row('item.furigana', 'のぞみ')).click();
  await expectKana(other.page, 'correct');
  await expect(reading).toHaveValue('ノゾミ');
  await expect(reading).toBeFocused();
  await pressTo(other.page, 'checkCorrection');
  await press(other.page, 'next');
  await visits.at('signCorrection');
  await signBy(other.page, other.portal, 'phone');
  await visits.at('completeCorrection');
  await visits.expectIds();
  const [submitted] = await other.portal.journal(kanaCalls.submit);
  expect(submitted?.request.reqBody).toMatchObject({ report: { type: '2', reports: [{ furigana: 'ノゾミ' }] } });

  await pressTo(other.page, 'top', 'again');
  await expect(other.page.getByRole('heading', { level: 3 }).first()).toHaveText(procedure);
  await expect(button(other.page, 'correct')).toHaveCount(0);
  expect(await submissionsOf(portal)).toHaveLength(2);
  const messageId = () => page.evaluate(() => sessionStorage.getItem('madoguchi.state.kana.messageId'));
  expect(await messageId()).toContain(String(asked?.request.reqBody?.documentId));
  await openKana(portal, 'top');
  await expect(page.getByText(procedure)).toBeVisible();
  expect(await messageId()).toBeNull();
});

test('what the municipality wants anew starts empty and is asked for: two addresses and a qualification, each changed from the check screen [AM-079]', async ({
  page,
  portal,
}) => {
  await portal.login('kana-correction-details');
  type Histories = { procedures: { latestMessage: { documentId: string } }[] };
  const { procedures } = await callPortal<Histories>(portal, kanaCalls.histories);
  const documentId = procedures[0]?.latestMessage.documentId;
  await callPortal(portal, kanaCalls.create, { type: '2', documentId });
  // A start screen opened by its address begins nothing; the check screen leads to what is not done.
  await openKana(portal, 'checkCorrection');
  await expectKana(page, 'correct');
  await press(page);
  await expect(page.getByRole('region', { name: '入力内容に誤りがあります' }).getByRole('link')).toHaveText([
    required('address', 'かなえ'),
    required('qualificationType', '光'),
    required('address', '光'),
  ]);
  const [own, child] = [group(page, 'かなえ'), group(page, '光')];
  const ownAddress = own.getByRole('textbox', { name: address('かなえ') });
  const childAddress = child.getByRole('textbox', { name: address('光') });
  await ownAddress.fill('東京都見本区例示町九丁目8番7号');
  await child.getByRole('radio', { name: codeLabel('kanaQualification', '020') }).check();
  await childAddress.fill('東京都見本区例示町四丁目5番6号');
  await pressTo(page, 'checkCorrection');
  const rows = [
    [row('item.address', 'かなえ'), ownAddress],
    [row('item.changeRequiredQualificationType', '光'), child.getByRole('radio').first()],
    [row('item.address', '光'), childAddress],
  ] as const;
  for (const [row, control] of rows) {
    await change(page, row).click();
    await expectKana(page, 'correct');
    await expect(control).toBeFocused();
    await pressTo(page, 'checkCorrection');
  }
  await expect(page.getByText(codeLabel('kanaQualification', '020'), { exact: true })).toBeVisible();
});
