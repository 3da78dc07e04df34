import type { Page } from 'playwright/test';
import { callPortal } from '../harness/call-portal.ts';
import { expectKana, kanaCalls, openKana, pressTo, reportGroup, signBy, submissionsOf } from '../harness/kana.ts';
import { button, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { newCopy, otherDevice, resumeFromHome } from './devices.ts';
import { Visits } from './visits.ts';

const change = (page: Page, row: string) => page.getByRole('button', { name: `${row}を変更する` });

test('a correction: the message, the reading that must be another one, begun on one device and filed on another [KN-003 KN-033 KN-034 KN-035 KN-036 KN-037 KN-038 KN-039 KN-040 KN-085 KN-090 API-135 EN-123 EN-125 EN-130 EN-137 AM-082]', async ({
  page,
  portal,
  browser,
}) => {
  const copy = newCopy();
  await portal.login('kana-correction', { copy });
  await openKana(portal, 'top');
  await page.getByRole('button', { name: '市区町村からのお知らせを読む' }).click();
  await expect(page.getByRole('dialog')).toContainText('次のとおり、訂正をお願いします。');
  await page.getByRole('dialog').getByRole('button', { name: 'とじる' }).click();
  await pressTo(page, 'correct', 'correct');
  const first = new Visits(page, portal);
  await first.at('correct');
  expect(await page.evaluate(() => sessionStorage.getItem('madoguchi.state.kana.process'))).toContain('correction');
  await expect(page.getByText('名の振り仮名の最後の「イ」を確認してください。')).toBeVisible();
  await press(page);
  await expect(page.getByRole('region', { name: '入力内容に誤りがあります' })).toContainText(
    '届け出た振り仮名と同じです。',
  );
  await first.expectIds();
  const [message] = await portal.journal(kanaCalls.message);
  const [asked] = await portal.journal(kanaCalls.adjustRequest);
  expect(asked?.request.reqBody).toEqual({ documentId: message?.request.reqBody?.documentId });

  const other = await otherDevice(browser, portal.origin, 'kana-correction', copy);
  await other.portal.settings({ 'poll.every': 0.3 });
  await resumeFromHome(other, '戸籍の振り仮名の訂正');
  const visits = new Visits(other.page, other.portal);
  await visits.at('correct');
  const reading = reportGroup(other.page, '名（のぞみ）の届出').getByRole('textbox', { name: /振り仮名/u });
  await reading.fill('のぞみ');
  await press(other.page);
  await visits.at('checkCorrection');
  await change(other.page, '名（のぞみ）の振り仮名').click();
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

  await pressTo(other.page, 'top', 'histories');
  await expect(other.page.getByRole('heading', { level: 3 }).first()).toHaveText('訂正　のぞみ（訂正）');
  await expect(button(other.page, 'correct')).toHaveCount(0);
  expect(await submissionsOf(portal)).toHaveLength(2);
  const messageId = () => page.evaluate(() => sessionStorage.getItem('madoguchi.state.kana.messageId'));
  expect(await messageId()).toContain(String(asked?.request.reqBody?.documentId));
  await openKana(portal, 'top');
  await expect(page.getByText('訂正　のぞみ（訂正）')).toBeVisible();
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
    'かなえ さんの住所を入力してください。',
    '光 さんの届出での、あなたの立場を選んでください。',
    '光 さんの住所を入力してください。',
  ]);
  const [own, child] = [reportGroup(page, '名（かなえ）の届出'), reportGroup(page, '名（光）の届出')];
  await own.getByRole('textbox').fill('東京都見本区例示町一丁目2番3号');
  await child.getByRole('radio', { name: '養母（親権者）' }).check();
  await child.getByRole('textbox').fill('東京都見本区例示町四丁目5番6号');
  await pressTo(page, 'checkCorrection');
  const rows = [
    ['名（かなえ）の届出の住所', own.getByRole('textbox')],
    ['名（光）の届出での立場', child.getByRole('radio').first()],
    ['名（光）の届出の住所', child.getByRole('textbox')],
  ] as const;
  for (const [row, control] of rows) {
    await change(page, row).click();
    await expectKana(page, 'correct');
    await expect(control).toBeFocused();
    await pressTo(page, 'checkCorrection');
  }
  await expect(page.getByText('養母（親権者）')).toBeVisible();
});
