import { fieldWording } from '../../../src/ui/field-wording.ts';
import { blockText } from '../../words/block-text.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { expect, test } from '../harness/test.ts';
import { calls, dialog, expectDialog, expectScreen, openScreen } from './wizard.ts';

test('the pictures can be made larger, for people who read characters that look alike [FR-028 FR-029]', async ({
  page,
  portal,
}) => {
  await portal.login('name-surrogate');
  await openScreen(portal, 'confirm');
  await expectScreen(page, 'confirm');
  const head = blockText('familyregister-confirm', 'image', 'domicile.headOfTheFamilyImage');
  await page.getByRole('button', { name: fieldWording.zoomOf(head) }).click();
  const large = await expectDialog(page, head);
  await expect(large.getByRole('img', { name: '𠮷田　見本太' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('restored while the register has begun to change: the person learns it [FR-117]', async ({ page, portal }) => {
  await portal.login('pseudonym-exists');
  await openScreen(portal, 'confirm');
  await expectScreen(page, 'confirm');
  await portal.fault({ path: calls.domicileGet, errorCode: 'EDS102', errorMessage: 'テスト' });
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(
    await expectDialog(page, dialogWords('familyregister-confirm', 'domicileUnavailable').title),
  ).toContainText('テスト');
});
