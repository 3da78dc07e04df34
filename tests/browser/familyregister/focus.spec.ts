import { expect, test } from '../harness/test.ts';
import { openScreen } from './wizard.ts';

test('a dialog that opened with its page leaves the focus to the heading, not to the top of the page', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await portal.fault({ path: '/api/common/qr-code/card-assist-info', errorCode: 'ED1517', errorMessage: 'もう一度' });
  await openScreen(portal, 'qr');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button').first().click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('img')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
