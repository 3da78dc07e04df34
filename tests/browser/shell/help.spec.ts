import { builtScreen, builtService } from '../../words/built.ts';
import { shellLink } from '../../words/shell-words.ts';
import { axeViolations } from '../harness/axe.ts';
import { headingOf } from '../harness/family-register.ts';
import { expect, test } from '../harness/test.ts';

test('the help of a form opens beside it by the keyboard, on a phone and wide, and what was typed stays (WCAG 3.2.6)', async ({
  page,
  portal,
}) => {
  await portal.login('licence-gold');
  await page.goto(`${portal.origin}/svc/drivers-license/change-permanent-address`);
  const screen = builtScreen('drivers-license-change-permanent-address');
  const input = page.getByRole('textbox', { name: /市区郡以下/ });
  await input.fill('見本市本町一丁目1番');
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await expect(link).toHaveText(new RegExp(shellLink('help')));
  const [help] = await Promise.all([page.waitForEvent('popup'), link.press('Enter')]);
  await expect(headingOf(help, shellLink('help'))).toBeVisible();
  const { office, phone } = builtService('drivers-license').contact ?? { office: '', phone: '' };
  for (const said of [office, screen.id, ...screen.fields.map(({ label }) => String(label))])
    await expect(help.getByText(said, { exact: true })).toBeVisible();
  await expect(help.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll('-', '')}`);
  await expect(help.locator('[aria-current="step"]')).toContainText(String(screen.title));
  for (const width of [360, 1280]) {
    await help.setViewportSize({ width, height: 800 });
    expect(await axeViolations(help)).toEqual([]);
    expect(await help.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  }
  await help.close();
  await expect(input).toHaveValue('見本市本町一丁目1番');
});
