import { blockText } from '../../words/block-text.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { press } from '../harness/parts.ts';
import { expectTax, openPrepared, openTax, type TaxScreen, taxCalls } from '../harness/tax.ts';
import { expect, test } from '../harness/test.ts';

const nothingChosen = { 'claims.chosenStays': '' };
const certificates = 'tax-return-certificates';
/** As it reads for somebody who has chosen nothing before. */
const text = (kind: string, expression: string) => blockText(certificates, kind, expression, nothingChosen);
const titled = (name: string) => dialogWords(certificates, name).title;

test('medical expenses that take their time do not hold up the certificates', async ({ page, portal }) => {
  await portal.login('tax-medical-slow');
  await portal.settings({ 'poll.every': 2 });
  await openPrepared(portal, 'tax-medical-slow', 'taxCertificates');
  await expect(page.getByText(text('text', "!state.medical.isReady && state.medicalProblem == ''"))).toBeVisible();
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
  const dialog = page.getByRole('dialog', { name: titled('medicalTimeout') });
  await expect(dialog).toBeVisible();
  await accessible('the time-out of the medical expenses');
  await dialog.getByRole('button', { name: dialogWords(certificates, 'medicalTimeout').button('retry') }).click();
  await expect(dialog).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: dialogWords(certificates, 'medicalTimeout').button('close') }).click();
  await expect(page.getByText(text('banner', "state.medicalProblem != ''"))).toBeVisible();
  await press(page);
  await expectTax(page, 'taxConnections');
});

test('a linked site that does not answer is named, and the certificates can be read again', async ({
  page,
  portal,
}) => {
  await openPrepared(portal, 'tax-silent-site', 'taxCertificates');
  await expect(
    page.getByText(
      blockText(certificates, 'banner', 'found.silentSites.size() > 0', {
        "join(found.silentSites, '、')": 'e-私書箱',
        ...nothingChosen,
      }),
    ),
  ).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await press(page, 'reload');
  await expect.poll(async () => (await portal.journal(taxCalls.certificates)).length).toBe(2);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});

const notLinked = (expression: string) => blockText('tax-return-connections', 'banner', expression);

test('somebody with nothing gets through and is told what is missing', async ({ page, portal }) => {
  await openPrepared(portal, 'tax-nothing', 'taxCertificates');
  await expect(
    page.getByText(text('text', 'state.medical.isReady && state.medical.expenses.size() == 0')),
  ).toBeVisible();
  await press(page);
  await expect(page.getByText(notLinked('params.handsOver && found.progress.chosenCount == 0'))).toBeVisible();
  await expect(
    page.getByText(
      notLinked(
        "params.handsOver && params.procedure == 'taxReturn' && !found.sites.exists(s, s.id == 'eTax' && s.state == 'linked')",
      ),
    ),
  ).toBeVisible();
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
  ['ER-153', 'taxCertificates', taxCalls.certificates, { errorCode: 'EDE226' }, titled('unableToFetch')],
  ['ER-153', 'yearCertificates', taxCalls.certificates, { errorCode: 'EDE226' }, titled('unableToFetch')],
  ['', 'taxConnections', taxCalls.sites, { resultCode: '9004' }, titled('maintenance')],
  ['', 'taxPreparation', taxCalls.preparation, { errorCode: 'ED1107' }, titled('loginAgain')],
  ['', 'yearList', taxCalls.sites, { drop: true }, titled('connectionLost')],
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
