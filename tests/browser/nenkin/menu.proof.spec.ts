import { codeLabel } from '../../words/code-label.ts';
import { onButton } from '../../words/on-button.ts';
import { serviceTitle } from '../../words/title.ts';
import { screenIdsOf } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';
import { cards, nenkin } from './nenkin.ts';

test('the menu: what this person can do, each a link that leaves for its site and comes back; the bare path is unknown [SH-011 PE-001 PE-002 PE-003 AM-096]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('pension-self-employed');
  await page.goto(portal.origin);
  await page.getByRole('link', { name: /^年金の手続き/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: nenkin.title })).toBeVisible();
  await accessible('the menu');
  expect([...screenIdsOf(await portal.journal(nenkin.call))]).toEqual([nenkin.id]);
  expect(await page.title()).toBe(`${nenkin.title} | ${serviceTitle('nenkin')}`);
  await expect(cards(page)).toHaveCount(7);
  const transfer = cards(page).filter({ hasText: onButton('nenkin-select-menu', 'pensionAccountTransfer') });
  await expect(transfer).toContainText(codeLabel('pensionItemState', 'inUse'));
  const record = page.getByRole('link', { name: onButton('nenkin-select-menu', 'pensionRecord') });
  await expect(record).toHaveAttribute('href', '/nenkin-net/record');
  await record.click();
  await page.waitForURL(`${portal.origin}/nenkin-net/record`);
  await page.getByRole('link', { name: '年金の手続きの選択に戻る' }).click();
  await expect(cards(page)).toHaveCount(7);
  // Where a card leads is a setting.
  await portal.settings({ 'address.nenkinNet': '/pension-procedures' });
  await page.reload();
  await expect(record).toHaveAttribute('href', '/pension-procedures/record');
  for (const bare of ['nenkin', 'nenkin/', 'nenkin/menu']) {
    await page.goto(`${portal.origin}/svc/${bare}`);
    await page.waitForURL(`${portal.origin}/not-found`);
  }
});
