import { blockText, blockTexts } from '../../words/block-text.ts';
import { codeLabel } from '../../words/code-label.ts';
import { onButton } from '../../words/on-button.ts';
import { newCopy, otherDevice } from '../harness/devices.ts';
import { button, press } from '../harness/parts.ts';
import { answerAtSite, expectTax, openTax, siteCard, taxCalls, taxRow, taxScreens } from '../harness/tax.ts';
import { expect, test } from '../harness/test.ts';

const list = 'year-end-adjustment-connections-list';
const connection = 'year-end-adjustment-connections';
const [, paid = ''] = blockTexts('year-end-adjustment-certificates', 'summary');
const site = 'e-私書箱';
const openSite = onButton(list, 'open', { 'item.name': site });
const toSite = onButton(connection, 'toSite', { 'item.name': site });
const outcome = (result: 'linked' | 'refused') =>
  blockText(connection, 'banner', `has(state.linkResult) && state.linkResult.outcome == '${result}'`, {
    state: { linkResult: { name: site } },
  });
const state = (value: string) => codeLabel('siteLinkState', value);

const screens = 'YE-004 YE-005 YE-006 YE-007 YE-008 YE-009 YE-010 YE-011 SH-008 AM-106';

test(`${screens} YE-001 YE-002 YE-003 from the prior preparation to the number for the employer; a site is linked, refused and left, and another device goes on`, async ({
  page,
  portal,
  browser,
  accessible,
}) => {
  const copy = newCopy();
  await portal.login('tax-unlinked', { copy });
  await openTax(portal, 'yearPreparation');
  await expectTax(page, 'yearPreparation');
  await accessible('the preparation');
  await page.getByRole('checkbox').check();
  await press(page);
  await expectTax(page, 'yearCertificates');
  await press(page);
  await expectTax(page, 'yearList');
  await accessible('the list');
  await expect(siteCard(page, 'ふるさと納税サイト')).toHaveCount(0);
  await press(page, openSite);
  await expectTax(page, 'yearConnection');
  await expect(page.locator('.ui-item')).toHaveCount(1);
  await accessible('one site');
  await press(page, toSite);
  await page.waitForURL((url) => url.origin !== portal.origin);
  await page.goBack();
  await expectTax(page, 'yearConnection');
  await expect(siteCard(page, site)).toContainText(state('unfinished'));
  await press(page, toSite);
  await answerAtSite(page, '連携しない');
  await expect(page.getByText(outcome('refused'))).toBeVisible();
  await page.reload();
  await expect(siteCard(page, site)).toContainText(state('refused'));
  await press(page, toSite);
  await answerAtSite(page, '連携する');
  await expect(page.getByText(outcome('linked'))).toBeVisible();
  await press(page, 'back');
  await expectTax(page, 'yearList');
  await expect(siteCard(page, site)).toContainText(state('linked'));
  await expect(button(page, 'handOver')).toHaveCount(0);

  const other = await otherDevice(browser, portal.origin, 'tax-unlinked', copy);
  await openTax(other.portal, 'yearCertificates');
  await expectTax(other.page, 'yearCertificates');
  await other.page.getByRole('checkbox', { name: /^みほん生命/u }).check();
  await expect(taxRow(other.page, paid)).toContainText('¥120,000');
  await press(other.page);
  await expectTax(other.page, 'yearList');
  await other.page.context().close();

  await page.reload();
  await expectTax(page, 'yearList');
  await press(page, 'handOver');
  await expect(page.getByRole('group', { name: blockText(list, 'reception-number') })).toContainText(
    /\d{4} \d{4} \d{4} \d{4}/u,
  );
  for (const step of blockTexts(list, 'list', 'has(found.progress.handover)'))
    await expect(page.getByText(step)).toBeVisible();

  const sent = await portal.journal();
  const idsOf = (path: string) => new Set(sent.filter((entry) => entry.path === path).map(({ screenId }) => screenId));
  expect(idsOf(taxCalls.preparation)).toEqual(new Set([taxScreens.yearPreparation.id]));
  expect(idsOf(taxCalls.certificates)).toEqual(new Set([taxScreens.yearCertificates.id]));
  expect(idsOf(taxCalls.sites)).toEqual(new Set([taxScreens.yearList.id, taxScreens.yearConnection.id]));
  expect(idsOf(taxCalls.medical)).toEqual(new Set());
});
