import { field } from '../../words/field.ts';
import { shellWords } from '../../words/shell-words.ts';
import { title } from '../../words/title.ts';
import { inputMethod } from '../harness/composition.ts';
import { headingOf } from '../harness/family-register.ts';
import { expect, test } from '../harness/test.ts';

test('the Enter that ends a composition does not submit, the next one does; nothing is rewritten while composing', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await portal.launch({ processId: '000' }, 'counter-input/');
  await expect(headingOf(page, title('familyregister-counter-input'))).toBeVisible();
  const address = page.getByRole('textbox', { name: field('familyregister-counter-input', 'address').label });
  await address.focus();
  const ime = await inputMethod(page);
  await ime.compose('t', 'ち', 'ちy', 'ちよ', '千代');
  await expect(address).toHaveValue('千代');
  await ime.takeWithEnter('千代');
  await expect(address).toHaveValue('千代');
  await expect(address).toBeFocused();
  expect(await page.title()).not.toContain(shellWords().errorTitlePrefix);

  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('link', { name: field('familyregister-counter-input', 'prefecture').message('required') }),
  ).toBeVisible();
  await expect(address).toHaveValue('千代');
});
