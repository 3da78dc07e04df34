import { blockText, blockTexts } from '../../words/block-text.ts';
import { codeLabel } from '../../words/code-label.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { onButton } from '../../words/on-button.ts';
import { newCopy, otherDevice } from '../harness/devices.ts';
import { button, press } from '../harness/parts.ts';
import {
  answerAtSite,
  expectTax,
  openPrepared,
  openTax,
  siteCard,
  taxCalls,
  taxRow,
  taxScreens,
} from '../harness/tax.ts';
import { expect, test } from '../harness/test.ts';

const connections = 'tax-return-connections';
const pension = 'ねんきんネット';
const toSite = (name: string) => onButton(connections, 'link', { 'item.name': name });
const outcome = (result: 'linked' | 'refused' | 'abandoned', name: string) =>
  blockText(connections, 'banner', `has(state.linkResult) && state.linkResult.outcome == '${result}'`, {
    state: { linkResult: { name } },
  });
const linkState = (value: string) => codeLabel('siteLinkState', value);
const problem = "state.medicalProblem != ''";
const medicalFailed = blockText('tax-return-certificates', 'banner', problem, { 'claims.chosenStays': '' });
const medicalFailedAgain = blockText('tax-return-certificates', 'banner', problem);
const chosen = blockText(connections, 'summary', 'numberText(found.progress.chosenCount)');
const [, , paid = ''] = blockTexts('tax-return-certificates', 'summary');
const endLink = dialogWords(connections, 'endLink');

const screens = 'TX-004 TX-005 TX-006 TX-007 TX-008 TX-009 SH-007 AM-106';

test(`${screens} TX-001 TX-002 TX-003 from the prior preparation to e-Tax: nothing is linked, the site is on another origin; back, reload and another device keep everything`, async ({
  page,
  portal,
  browser,
  accessible,
}) => {
  const copy = newCopy();
  await portal.login('tax-unlinked', { copy });
  await page.goto(`${portal.origin}/svc/tax-return`);
  await expectTax(page, 'taxPreparation');
  await press(page);
  await expect(page.getByRole('heading', { name: '入力内容に誤りがあります' })).toBeVisible();
  await accessible('the preparation with errors');
  await page.getByRole('radio').first().check();
  await page.getByRole('checkbox').check();
  await page.reload();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await press(page);
  await expectTax(page, 'taxCertificates');
  await expect(
    page.getByText(blockText('tax-return-certificates', 'text', 'found.certificates.size() == 0')),
  ).toBeVisible();
  await accessible('certificates, none');
  await press(page);
  await expectTax(page, 'taxConnections');

  // Refused, left undecided, left by the browser's back button: each comes back, and is still there after a reload.
  const state = siteCard(page, pension).getByRole('definition').first();
  await press(page, toSite(pension));
  await page.waitForURL((url) => url.origin !== portal.origin);
  await accessible('the external site');
  await page.goBack();
  await expectTax(page, 'taxConnections');
  await expect(state).toContainText(linkState('unfinished'));
  await press(page, toSite(pension));
  await answerAtSite(page, 'いまは決めずに戻る');
  await expect(page.getByText(outcome('abandoned', pension))).toBeVisible();
  await expect(state).toContainText(codeLabel('siteLinkNext', 'unfinished'));
  await press(page, toSite(pension));
  await answerAtSite(page, '連携しない');
  await expect(page.getByText(outcome('refused', pension))).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(state).toContainText(linkState('refused'));
  await expect(button(page, 'handOver')).toHaveCount(0);
  await accessible('connections, refused');
  for (const site of [pension, 'e-Tax']) {
    await press(page, toSite(site));
    await answerAtSite(page, '連携する');
    await expect(page.getByText(outcome('linked', site))).toBeVisible();
  }
  await expect(state).toContainText(linkState('linked'));

  await press(page, 'certificates');
  await expectTax(page, 'taxCertificates');
  await page.getByRole('checkbox', { name: /^日本年金機構/u }).check();
  await expect(taxRow(page, paid)).toContainText('¥203,760');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^日本年金機構/u })).toBeChecked();
  await press(page);
  await expectTax(page, 'taxConnections');

  const other = await otherDevice(browser, portal.origin, 'tax-unlinked', copy);
  await openTax(other.portal, 'taxCertificates');
  await expect(other.page.getByRole('checkbox', { name: /^日本年金機構/u })).toBeChecked();
  await other.page.context().close();

  await press(page, 'handOver');
  const number = page.getByRole('group', { name: blockText(connections, 'reception-number') });
  await expect(number).toContainText(/\d{4} \d{4} \d{4} \d{4}/u);
  await accessible('connections, handed over');
  const said = await number.textContent();
  await page.reload();
  await expect(number).toHaveText(said ?? '');
  await press(page, 'openETax');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('確定申告書の作成（見本）');
  await page.goBack();
  await expectTax(page, 'taxConnections');
  await press(page, 'back');
  await expectTax(page, 'taxCertificates');
  await press(page, 'back');
  await expectTax(page, 'taxPreparation');
  await expect(taxRow(page, chosen)).toHaveText('1件');

  const sent = await portal.journal();
  const idsOf = (path: string) => [
    ...new Set(sent.filter((entry) => entry.path === path).map(({ screenId }) => screenId)),
  ];
  expect(idsOf(taxCalls.preparation)).toEqual([taxScreens.taxPreparation.id]);
  expect(idsOf(taxCalls.certificates)).toEqual([taxScreens.taxCertificates.id]);
  expect(idsOf(taxCalls.sites)).toEqual([taxScreens.taxConnections.id]);
  expect(sent.filter(({ path }) => path === taxCalls.handover)).toHaveLength(1);
});

test('a link is ended only when it is meant; what the site sent is gone, and what was handed over stays', async ({
  page,
  portal,
}) => {
  await openPrepared(portal, 'tax-much', 'taxConnections');
  const card = siteCard(page, pension);
  await card.getByRole('button').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: endLink.button('keep') })
    .click();
  await expect(card).toContainText(linkState('linked'));
  await card.getByRole('button').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: endLink.button('end') })
    .click();
  await expect(card).toContainText(linkState('notLinked'));
  await openTax(portal, 'taxCertificates');
  await expect(page.getByRole('checkbox', { name: /^みほん生命/u })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^日本年金機構/u })).toHaveCount(0);
});

test('a way back that was used, or is another person’s, links nothing and says where to look', async ({
  page,
  portal,
}) => {
  await openPrepared(portal, 'tax-unlinked', 'taxConnections');
  await openTax(portal, 'taxConnections', '?linkResult=linked');
  await expect(page.getByText(blockText(connections, 'banner', 'state.linkUnknown'))).toBeVisible();
  await expect(siteCard(page, pension)).toContainText(linkState('notLinked'));
  await press(page, toSite(pension));
  await page.waitForURL((url) => url.origin !== portal.origin);
  const [link] = await portal.journal(taxCalls.link);
  expect(link?.screenId).toBe(taxScreens.taxConnections.id);
});

test('medical expenses that cannot be fetched stay on the screen, which goes on; once more brings them [ER-142 AM-046]', async ({
  page,
  portal,
  accessible,
}) => {
  // By the screen before: a page that the server draws asks for them twice, and the second time they come.
  await openPrepared(portal, 'tax-medical-once', 'taxPreparation');
  await press(page);
  await expectTax(page, 'taxCertificates');
  // Nothing was chosen before: nothing is said of it.
  await expect(page.getByText(medicalFailed, { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^日本年金機構/u })).toBeVisible();
  await accessible('certificates without medical expenses');
  await press(page, 'fetchMedical');
  const own = page.getByRole('checkbox', { name: /^本人の医療費/u });
  await own.check();
  await expect(page.getByText(medicalFailed)).toBeHidden();
  await expect(taxRow(page, paid)).toContainText('¥61,240');
  // They fail again: what was chosen before stays chosen.
  await press(page);
  await expectTax(page, 'taxConnections');
  await portal.fault({ path: taxCalls.medical, errorCode: 'EDE226', times: 1 });
  await press(page, 'back');
  await expect(page.getByText(medicalFailedAgain)).toBeVisible();
  await press(page);
  await expectTax(page, 'taxConnections');
  await expect(taxRow(page, paid)).toContainText('¥61,240');
});

for (const [rows, first, error, path] of [
  ['ER-140 TX-010 TX-011', 'taxCertificates', 'taxError', taxCalls.certificates],
  ['ER-141 YE-012 YE-013', 'yearCertificates', 'yearError', taxCalls.certificates],
] as const) {
  test(`${rows} a call that fails leads to the error screen of its procedure, which leads on`, async ({
    page,
    portal,
    accessible,
  }) => {
    await openPrepared(portal, 'tax-much', first);
    await portal.fault({ path, resultCode: '1000', errorCode: 'ETX999' });
    await page.reload();
    await expectTax(page, error);
    await expect(
      page.getByText(blockText('tax-return-error', 'text', 'has(url.code)', { url: { code: 'ETX999' } })),
    ).toBeVisible();
    await accessible(error);
    await page.reload();
    await expectTax(page, error);
    const logins = await portal.journal('/api/common/login/is-login');
    expect(logins.at(-1)?.screenId).toBe(taxScreens[error].id);
    await press(page, 'again');
    await expectTax(page, error === 'taxError' ? 'taxPreparation' : 'yearPreparation');
  });
}
