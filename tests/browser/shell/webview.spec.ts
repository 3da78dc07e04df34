import { portalName, shellLink } from '../../words/shell-words.ts';
import { title } from '../../words/title.ts';
import { goToRead, headingOf, openSelect, selectTitle } from '../harness/family-register.ts';
import { openMenu } from '../harness/menu.ts';
import { expect, test } from '../harness/test.ts';

test('in the card app: its own top, no notices; remembered for the session [FR-065 FR-095 FR-097 FR-098 AM-024 AM-025]', async ({
  page,
  portal,
}) => {
  await openSelect(page, portal, { launch: { webview: '1' } });
  const header = page.getByRole('banner');
  const top = header.getByRole('link', { name: portalName() });
  const notices = header.getByRole('link', { name: shellLink('notices') });
  await expect(top).toHaveAttribute('href', '/webview-top.form');
  await openMenu(page);
  await expect(notices).toHaveCount(0);
  await goToRead(page);
  await expect(top).toHaveAttribute('href', '/webview-top.form');
  await page.reload();
  await expect(headingOf(page, title('familyregister-personal-information'))).toBeVisible();
  await openMenu(page);
  await expect(notices).toHaveCount(0);
  await page.keyboard.press('Escape');
  await top.click();
  await expect(headingOf(page, 'アプリのトップ')).toBeVisible();
});

test('without the marker nothing of it [AM-024]', async ({ page, portal }) => {
  await openSelect(page, portal);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: portalName() })).toHaveAttribute('href', '/');
  await openMenu(page);
  await expect(header.getByRole('link', { name: shellLink('notices') })).toBeVisible();
});

test('marker, base and token are settings [AM-025 AM-125]', async ({ page, portal }) => {
  await portal.settings({ 'webview.marker': 'inApp', 'webview.base': '/', 'webview.token': 'abc-123' });
  await openSelect(page, portal, { launch: { inApp: '' } });
  const top = page.getByRole('banner').getByRole('link', { name: portalName() });
  await expect(top).toHaveAttribute('href', '/abc-123.form');
  await expect(headingOf(page, selectTitle)).toBeVisible();
});
