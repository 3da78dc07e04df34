import { field } from '../../words/field.ts';
import { title } from '../../words/title.ts';
import { headingOf, openSelect, selectTitle } from '../harness/family-register.ts';
import { press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';

const counterTitle = title('familyregister-counter-input');

test('back and forward after a refused submit: each screen is there again without its errors, and the focus is left to the browser', async ({
  page,
  portal,
}) => {
  await openSelect(page, portal, { launch: { processId: '000' } });
  const summary = page.getByRole('region', { name: '入力内容に誤りがあります' });
  await press(page);
  await expect(summary).toBeFocused();
  await page.getByRole('radio', { name: field('familyregister-select', 'turnIn').option('offline') }).check();
  await press(page);
  await expect(headingOf(page, counterTitle)).toBeFocused();

  await page.goBack();
  await expect(headingOf(page, selectTitle)).toBeVisible();
  await expect(summary).toHaveCount(0);
  await expect(headingOf(page, selectTitle)).not.toBeFocused();
  await page.goForward();
  await expect(headingOf(page, counterTitle)).toBeVisible();
  await expect(headingOf(page, counterTitle)).not.toBeFocused();
  await press(page);
  await expect(summary).toBeFocused();
});
