import { blockText } from '../../words/block-text.ts';
import { codeLabel } from '../../words/code-label.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { onButton } from '../../words/on-button.ts';
import { subtitle, title } from '../../words/title.ts';
import { main, press } from '../harness/parts.ts';
import { screenIdsOf } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';
import { expectLicence, licenceCalls, licenceScreens, openLicence } from './licence.ts';

const history = { url: { view: 'history' } };
const historyLink = blockText('drivers-license', 'views', "has(url.view) && url.view == 'history'");

test('the licence, the driving history as a view of its own, and the menu; back and reload keep the view [SH-010 DL-001 DL-002 DL-003 DL-004 DL-005 DL-020 DL-021 AM-105]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('licence-violation');
  await openLicence(portal, 'index');
  await expectLicence(page, 'index');
  const header = page.getByRole('banner');
  await expect(header).toContainText(subtitle('drivers-license', { url: {} }));
  await expect(main(page)).toContainText('9990 66');
  await expect(main(page)).toContainText(codeLabel('licenceCategory', '3'));
  await accessible('the licence');
  await page.getByRole('link', { name: historyLink }).click();
  await expectLicence(page, 'index', title('drivers-license', history));
  await expect(header).toContainText(subtitle('drivers-license', history));
  await expect(page.getByRole('link', { name: historyLink })).toHaveAttribute('aria-current', 'page');
  await expect(main(page)).toContainText('4点');
  await expect(main(page)).toContainText('免許の停止30日');
  await accessible('the driving history');
  await page.reload();
  await expectLicence(page, 'index', title('drivers-license', history));
  await page.goBack();
  await expectLicence(page, 'index');
  expect(await portal.journal(licenceCalls.history)).toHaveLength(2);
  for (const [link, name] of [
    [onButton('drivers-license', 'drivers-license-online-course'), 'course'],
    [onButton('drivers-license', 'drivers-license-change-permanent-address'), 'address'],
    [onButton('drivers-license', 'drivers-license-auto-change-basic-information'), 'auto'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expectLicence(page, name);
    await page.goBack();
    await expectLicence(page, 'index');
  }
  const ids = screenIdsOf(await portal.journal());
  for (const name of ['index', 'address', 'auto', 'course'] as const) {
    expect([...ids]).toContain(licenceScreens[name].id);
  }
});

test('a failure of the licence leads to its own error screen; by setting to a dialog [DL-018 DL-019 AM-047]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('licence-gold');
  await portal.fault({ path: licenceCalls.information, errorCode: 'EDR299', errorMessage: 'サーバーの言葉' });
  await openLicence(portal, 'index');
  await expectLicence(page, 'error');
  await expect(main(page)).toContainText(
    blockText('drivers-license-error', 'text', 'has(url.code)', { url: { code: 'EDR299' } }),
  );
  await expect(main(page)).not.toContainText('サーバーの言葉');
  await accessible('the error screen');
  const before = (await portal.journal()).length;
  await page.reload();
  await expectLicence(page, 'error');
  expect([...screenIdsOf((await portal.journal()).slice(before))]).toEqual([licenceScreens.error.id]);
  await press(page, 'licence');
  await expectLicence(page, 'index');
  await portal.settings({ 'licence.errorScreen': false });
  await portal.fault({ path: licenceCalls.course, errorCode: 'EDR299' });
  await openLicence(portal, 'course');
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(
    dialogWords('drivers-license-online-course', 'genericError').title,
  );
});
