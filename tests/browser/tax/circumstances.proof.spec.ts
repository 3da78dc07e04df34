import { press } from '../harness/parts.ts';
import { expectTax, openPrepared, openTax, type TaxScreen, taxCalls } from '../harness/tax.ts';
import { expect, test } from '../harness/test.ts';

test('medical expenses that take their time do not hold up the certificates', async ({ page, portal }) => {
  await portal.login('tax-medical-slow');
  await portal.settings({ 'poll.every': 2 });
  await openPrepared(portal, 'tax-medical-slow', 'taxCertificates');
  await expect(page.getByText('医療費の情報を取得しています。')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^本人の医療費/u })).toBeVisible();
});

test('medical expenses that do not come in time are said to be so, and can be asked for again [ER-163]', async ({
  page,
  portal,
  accessible,
}) => {
  await openPrepared(portal, 'tax-medical-waiting', 'taxPreparation');
  await portal.settings({ 'medical.limit': 2, 'poll.every': 0.5 });
  await openTax(portal, 'taxCertificates');
  const dialog = page.getByRole('dialog', { name: '取得できませんでした' });
  await expect(dialog).toBeVisible();
  await accessible('the time-out of the medical expenses');
  await dialog.getByRole('button', { name: 'もう一度取得する' }).click();
  await expect(dialog).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'とじる' }).click();
  await expect(page.getByText('医療費の情報を取得できませんでした。')).toBeVisible();
  await press(page);
  await expectTax(page, 'taxConnections');
});

test('a linked site that does not answer is named, and the certificates can be read again', async ({
  page,
  portal,
}) => {
  await openPrepared(portal, 'tax-silent-site', 'taxCertificates');
  await expect(page.getByText('e-私書箱が、いま応答しません。')).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await press(page, 'reload');
  await expect.poll(async () => (await portal.journal(taxCalls.certificates)).length).toBe(2);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});

test('somebody with nothing gets through and is told what is missing', async ({ page, portal }) => {
  await openPrepared(portal, 'tax-nothing', 'taxCertificates');
  await expect(page.getByText('この年の医療費の情報は、ありません。')).toBeVisible();
  await press(page);
  await expect(page.getByText('渡す証明書を、まだ選んでいません。')).toBeVisible();
  await expect(page.getByText('e-Tax に渡すには、e-Tax との連携が必要です。')).toBeVisible();
});

for (const [opened, ends] of [
  ['taxCertificates', 'taxPreparation'],
  ['taxConnections', 'taxPreparation'],
  ['yearCertificates', 'yearPreparation'],
  ['yearList', 'yearPreparation'],
  ['yearConnection', 'yearPreparation'],
] as const satisfies readonly (readonly [TaxScreen, TaxScreen])[]) {
  test(`${opened} opened before the prior preparation leads to it`, async ({ page, portal }) => {
    await portal.login('tax-much');
    await openTax(portal, opened);
    await expectTax(page, ends);
  });
}

test('one site opened without having chosen it leads to the list', async ({ page, portal }) => {
  await openPrepared(portal, 'tax-much', 'yearPreparation');
  await openTax(portal, 'yearConnection');
  await expectTax(page, 'yearList');
});

for (const [rows, screen, path, fault, says] of [
  ['ER-153', 'taxCertificates', taxCalls.certificates, { errorCode: 'EDE226' }, '取得できませんでした'],
  ['ER-153', 'yearCertificates', taxCalls.certificates, { errorCode: 'EDE226' }, '取得できませんでした'],
  ['', 'taxConnections', taxCalls.sites, { resultCode: '9004' }, 'メンテナンス中です'],
  ['', 'taxPreparation', taxCalls.preparation, { errorCode: 'ED1107' }, 'もう一度ログインしてください'],
  ['', 'yearList', taxCalls.sites, { drop: true }, '通信が切れました'],
] as const) {
  test(`${rows} ${screen}: ${JSON.stringify(fault)} is said in a window of its own and does not lead to the error screen`, async ({
    page,
    portal,
  }) => {
    await openPrepared(portal, 'tax-much', screen);
    await portal.fault({ path, ...fault });
    await page.reload();
    await expect(page.getByRole('dialog', { name: says })).toBeVisible();
  });
}
