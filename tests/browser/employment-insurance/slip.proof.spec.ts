import { blockText } from '../../words/block-text.ts';
import { codeLabel } from '../../words/code-label.ts';
import { filled } from '../../words/filled.ts';
import { buttonTexts } from '../../words/on-button.ts';
import { button, expectHeading, main, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { address, calls, expectInsurance, openInsurance, slipTitle } from './insurance.ts';

const isReceived = 'has(item.receivedOn)';
const banner = (expression: string) => blockText('employment-insurance', 'banner', expression);

test('a slip: found on the to-do list, read, received once, kept over back and reload [SH-009 EM-001 EM-002 EM-003]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('employment-left');
  await page.goto(`${portal.origin}/todo`);
  await page.getByRole('link', { name: '離職票を見る' }).click();
  await expectHeading(page, slipTitle);
  const reason = new RegExp(`${codeLabel('employmentReason', '4D')}（[^）]*4D）`, 'u');
  for (const fact of ['株式会社れいじ食品', reason, '1317-555666-7', '¥245,000'])
    await expect(main(page)).toContainText(fact);
  await accessible('a slip');
  const entries = await portal.journal();
  expect(new Set(entries.map(({ screenId }) => screenId))).toEqual(new Set(['SCK0136-01-004']));

  await press(page, 'all');
  await expectInsurance(page);
  await expect(page).toHaveURL(new RegExp(`${address.slice(0, -1)}/?$`, 'u'));
  await expect(main(page)).toContainText(banner(`!${isReceived}`));
  await accessible('the record with a new slip');
  await press(page, 'open');
  await expectHeading(page, slipTitle);
  await button(page, 'receive').dblclick();
  const receipt = main(page).getByText(/^この離職票は、\d+年\d+月\d+日に受け取りました。$/u);
  await expect(receipt).toBeVisible();
  await expect(button(page, 'receive')).toHaveCount(0);
  const receipts = await portal.journal(calls.receive);
  expect(receipts.map(({ request }) => request.reqBody)).toEqual([{ slipId: 'R3017-0001' }]);

  await page.reload();
  await expect(receipt).toBeVisible();
  await page.goBack();
  await expectInsurance(page);
  const [, received = ''] = buttonTexts('employment-insurance', 'open');
  await expect(button(page, filled(received))).toBeVisible();
  await press(page, 'home');
  await page.waitForURL(`${portal.origin}/`);
  await page.goto(`${portal.origin}/todo`);
  // There is nothing to receive any more, and one thing to do at the office.
  await expect(page.getByRole('link', { name: '離職票を見る' })).toHaveCount(0);
  await expect(main(page)).toContainText('終わっていない手続きが 1 件あります。');
  await expect(main(page)).toContainText('ハローワークでの手続き');
});

test('a slip that is not there, and the slip of somebody else: said, with the way to the own ones', async ({
  page,
  portal,
}) => {
  await portal.login('employment-insured');
  for (const slip of ['R3017-0001', 'nothing', '%3Cb%3E']) {
    await openInsurance(portal, `?slip=${slip}`);
    await expect(main(page)).toContainText(banner('has(url.slip) && !slips.slips.exists(slip, slip.id == url.slip)'));
    await expect(main(page)).not.toContainText('れいじ食品');
    await press(page, 'all');
    await expectInsurance(page);
  }
});
