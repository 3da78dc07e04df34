import { field } from '../../words/field.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { begunHpki, hpkiScreens, openHpki } from './hpki.ts';

test('an error goes while the typing rests, the focus stays, and the input says what is known of it', async ({
  page,
  portal,
}) => {
  const { label, message } = field('hpki-jma-application-information', 'romanFamilyName');
  const name = page.getByRole('textbox', { name: label });
  const summary = page.locator('.ui-error-summary');
  await begunHpki(portal, 'jma');
  await openHpki(portal, 'jma');
  await expect(name).toHaveValue('IRYO');
  const said = await page.locator('#field-romanFamilyName-note').textContent();
  await name.fill('');
  await press(page, 'next');
  await expect(summary).toContainText(message('required'));
  await name.pressSequentially('IRYOU');
  await expect(summary).toHaveCount(0);
  await expect(name).toBeFocused();
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('status').filter({ hasText: /./ })).not.toHaveCount(0);
  await expect(page.locator('#field-romanFamilyName-note')).toContainText('IRYO');
  await expect(page.locator('#field-romanFamilyName-note')).not.toHaveText(said ?? '');
  await expect(page).toHaveURL(new RegExp(hpkiScreens.jma.path));
});
