import * as commonWording from '../../../build/wording/common.ts';
import { blockText } from '../../words/block-text.ts';
import { codeLabel } from '../../words/code-label.ts';
import { field } from '../../words/field.ts';
import { newCopy, otherDevice } from '../harness/devices.ts';
import { button, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { expectKana, kanaCalls, openKana, pressTo, submissionsOf } from './kana.ts';
import { resumeFromHome } from './resume-from-home.ts';
import { Visits } from './visits.ts';

const reason = field('kana-select-withdrawal-reason', 'reason');
const detailField = field('kana-select-withdrawal-reason', 'detail');
const row = (value: string) => blockText('kana-confirm-withdrawal-details', 'summary', value);
const reasonRow = row(
  "state.draft.withdrawal.reason == '' ? '' : label('kanaWithdrawalReason', state.draft.withdrawal.reason)",
);
const detailRow = row('state.draft.withdrawal.detail');

test('a withdrawal: begun on one device, filed on another, without a signature [KN-004 KN-042 KN-043 KN-044 KN-045 KN-046 KN-047 KN-048 KN-049 KN-086 EN-120 EN-131 EN-138 AM-066 AM-080 AM-082]', async ({
  page,
  portal,
  browser,
}) => {
  const copy = newCopy();
  await portal.login('kana-filed', { copy });
  await openKana(portal, 'top');
  await pressTo(page, 'withdraw', 'withdraw');
  const first = new Visits(page, portal);
  await first.at('withdraw');
  expect(await page.evaluate(() => sessionStorage.getItem('madoguchi.state.kana.process'))).toContain('withdrawal');
  await press(page, 'next');
  await first.at('reason');
  await first.expectIds();
  const [begun] = await portal.journal(kanaCalls.create);
  const [filed] = await submissionsOf(portal);
  expect(begun?.request.reqBody).toEqual({ type: '3', procedureId: filed?.id });
  // One that was only opened is nothing to go on with.
  await page.getByRole('radio').first().check();
  await press(page);
  await first.at('checkWithdrawal');

  const other = await otherDevice(browser, portal.origin, 'kana-filed', copy);
  const visits = new Visits(other.page, other.portal);
  await resumeFromHome(other, '戸籍の振り仮名の届出の取り下げ');
  await visits.at('checkWithdrawal');
  await press(other.page, 'back');
  await visits.at('reason');
  const own = other.page.getByRole('radio', { name: reason.option('9') });
  await own.check();
  await press(other.page);
  await expect(other.page.getByRole('link', { name: detailField.message('required') })).toBeVisible();
  const detail = other.page.getByRole('textbox', { name: detailField.label });
  await detail.fill('家族と相談して、改めて届け出ます。');
  await press(other.page);
  await visits.at('checkWithdrawal');
  for (const [name, control] of [
    [reasonRow, own],
    [detailRow, detail],
  ] as const) {
    await other.page.getByRole('button', { name: commonWording.changeOf({ label: name }) }).click();
    await expectKana(other.page, 'reason');
    await expect(own).toBeChecked();
    await expect(name === detailRow ? control : other.page.getByRole('radio').first()).toBeFocused();
    await pressTo(other.page, 'checkWithdrawal');
  }
  await press(other.page);
  await visits.at('completeWithdrawal');
  await visits.expectIds();
  const [submitted] = await other.portal.journal(kanaCalls.submit);
  expect(submitted?.request.reqBody).toMatchObject({
    report: { type: '3', withdrawal: { reason: '9', detail: '家族と相談して、改めて届け出ます。' } },
  });
  expect(submitted?.request.reqBody).not.toHaveProperty('signature');

  await pressTo(other.page, 'top', 'again');
  await expect(other.page.getByRole('heading', { level: 3 }).first()).toHaveText(
    blockText('kana-top', 'heading', 'item.identifiableName', { item: { identifiableName: '提出　すみ', type: '3' } }),
  );
  await expect(other.page.getByText(codeLabel('kanaProcedureStatus', '3')).first()).toBeVisible();
  await expect(button(other.page, 'withdraw')).toHaveCount(0);
  expect((await submissionsOf(portal)).map(({ type }) => type)).toEqual(['3', '1']);
});
