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
import { newCopy, otherDevice } from '../kana/devices.ts';

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
  await expect(page.getByText('受け取った証明書は、ありません。')).toBeVisible();
  await accessible('certificates, none');
  await press(page);
  await expectTax(page, 'taxConnections');

  // Refused, left undecided, left by the browser's back button: each comes back, and is still there after a reload.
  const state = siteCard(page, 'ねんきんネット').getByRole('definition').first();
  await press(page, 'ねんきんネットと連携する');
  await page.waitForURL((url) => url.origin !== portal.origin);
  await accessible('the external site');
  await page.goBack();
  await expectTax(page, 'taxConnections');
  await expect(state).toContainText('連携が終わっていません');
  await press(page, 'ねんきんネットと連携する');
  await answerAtSite(page, 'いまは決めずに戻る');
  await expect(page.getByText('ねんきんネットで、連携するかどうかを決めずに戻りました。')).toBeVisible();
  await expect(state).toContainText('もう一度「連携する」を押してください');
  await press(page, 'ねんきんネットと連携する');
  await answerAtSite(page, '連携しない');
  await expect(page.getByText('ねんきんネットとは連携しませんでした。')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(state).toContainText('連携しないことを選びました');
  await expect(button(page, 'handOver')).toHaveCount(0);
  await accessible('connections, refused');
  for (const site of ['ねんきんネット', 'e-Tax']) {
    await press(page, `${site}と連携する`);
    await answerAtSite(page, '連携する');
    await expect(page.getByText(`${site}と連携しました。`)).toBeVisible();
  }
  await expect(state).toContainText('連携しています');

  await press(page, 'certificates');
  await expectTax(page, 'taxCertificates');
  await page.getByRole('checkbox', { name: /^日本年金機構/u }).check();
  await expect(taxRow(page, '支払った金額の合計')).toContainText('¥203,760');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^日本年金機構/u })).toBeChecked();
  await press(page);
  await expectTax(page, 'taxConnections');

  const other = await otherDevice(browser, portal.origin, 'tax-unlinked', copy);
  await openTax(other.portal, 'taxCertificates');
  await expect(other.page.getByRole('checkbox', { name: /^日本年金機構/u })).toBeChecked();
  await other.page.context().close();

  await press(page, 'handOver');
  const number = page.getByRole('group', { name: '渡したときの受付番号' });
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
  await expect(taxRow(page, '選んだ証明書')).toHaveText('1件');

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
  const card = siteCard(page, 'ねんきんネット');
  await card.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: '連携を続ける' }).click();
  await expect(card).toContainText('連携しています');
  await card.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: '連携をやめる' }).click();
  await expect(card).toContainText('まだ連携していません');
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
  await expect(page.getByText('連携の結果のお知らせは、もう使えません。')).toBeVisible();
  await expect(siteCard(page, 'ねんきんネット')).toContainText('まだ連携していません');
  await press(page, 'ねんきんネットと連携する');
  await page.waitForURL((url) => url.origin !== portal.origin);
  const [link] = await portal.journal(taxCalls.link);
  expect(link?.screenId).toBe(taxScreens.taxConnections.id);
});

test('medical expenses that cannot be fetched stay on the screen, which goes on; once more brings them [ER-142 AM-046]', async ({
  page,
  portal,
  accessible,
}) => {
  await openPrepared(portal, 'tax-medical-once', 'taxCertificates');
  await expect(page.getByText('医療費の情報を取得できませんでした。')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^日本年金機構/u })).toBeVisible();
  await accessible('certificates without medical expenses');
  await press(page, 'fetchMedical');
  const own = page.getByRole('checkbox', { name: /^本人の医療費/u });
  await own.check();
  await expect(page.getByText('医療費の情報を取得できませんでした。')).toBeHidden();
  await expect(taxRow(page, '支払った金額の合計')).toContainText('¥61,240');
  // They fail again: what was chosen before stays chosen.
  await press(page);
  await expectTax(page, 'taxConnections');
  await portal.fault({ path: taxCalls.medical, errorCode: 'EDE226', times: 1 });
  await press(page, 'back');
  await expect(page.getByText('医療費の情報を取得できませんでした。')).toBeVisible();
  await press(page);
  await expectTax(page, 'taxConnections');
  await expect(taxRow(page, '支払った金額の合計')).toContainText('¥61,240');
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
    await expect(page.getByText('お問い合わせ番号：ETX999')).toBeVisible();
    await accessible(error);
    await page.reload();
    await expectTax(page, error);
    const logins = await portal.journal('/api/common/login/is-login');
    expect(logins.at(-1)?.screenId).toBe(taxScreens[error].id);
    await press(page, 'はじめの画面に戻る');
    await expectTax(page, error === 'taxError' ? 'taxPreparation' : 'yearPreparation');
  });
}
