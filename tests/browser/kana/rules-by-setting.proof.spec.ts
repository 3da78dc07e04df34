import { expect, test } from '../harness/test.ts';
import { errorTitle, expectError } from './error-screen.ts';
import { draftNotification, expectKana, openCheck, openKana, pressTo } from './kana.ts';

const family = { 'family-name': { furigana: 'フタリ' }, 'first-name-1': { furigana: 'イズミ' } };

test('the family name in a list of three asks for the address; by the setting only chosen reports count [KN-061 AM-075]', async ({
  page,
  portal,
}) => {
  await portal.login('kana-two');
  await draftNotification(portal, { reports: family, contact: null });
  await openKana(portal, 'input');
  await pressTo(page, 'address');
  await portal.settings({ 'kana.address.countsChecked': true });
  await openKana(portal, 'input');
  await pressTo(page, 'contact');
  await pressTo(page, 'input', 'back');
});

test('a withdrawal has a process of its own; by the setting it shares that of a correction [KN-086 AM-080]', async ({
  page,
  portal,
}) => {
  const withdraw = async () => {
    await openKana(portal, 'top');
    await pressTo(page, 'withdraw', 'withdraw');
  };
  await portal.login('kana-filed');
  await withdraw();
  await openKana(portal, 'checkCorrection');
  await expectError(page, '02');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorTitle('02', 'process'));
  await portal.settings({ 'kana.withdrawalProcess': 'correction' });
  await withdraw();
  await openKana(portal, 'checkCorrection');
  await expectKana(page, 'checkCorrection');
  await openKana(portal, 'withdraw');
  await pressTo(page, 'reason', 'next');
});

test('from the check screen: what became necessary is asked first; by the literal setting the check screen is always next [AM-123]', async ({
  page,
  portal,
}) => {
  await openCheck(portal, 'kana-native-app', { reports: { 'first-name-1': { furigana: 'マモル' } } });
  const chooseChild = async () => {
    await pressTo(page, 'select', 'kana-select-target-report');
    await page.getByRole('checkbox', { name: /小春/u }).check();
  };
  await portal.settings({ 'change.straightBack': true });
  await page.reload();
  await chooseChild();
  await pressTo(page, 'check');
  // What is missing is still not left out: nobody gets past the check screen without it.
  await pressTo(page, 'input', 'next');
  await portal.settings({ 'change.straightBack': false });
  await openKana(portal, 'select');
  await page.getByRole('checkbox', { name: /小春/u }).uncheck();
  await pressTo(page, 'input');
  await openKana(portal, 'check');
  await expectKana(page, 'check');
  await chooseChild();
  await pressTo(page, 'input');
});
