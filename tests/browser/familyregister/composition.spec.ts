import { inputMethod } from '../harness/composition.ts';
import { headingOf } from '../harness/family-register.ts';
import { expect, test } from '../harness/test.ts';

test('the Enter that ends a composition does not submit, the next one does; nothing is rewritten while composing', async ({
  page,
  portal,
}) => {
  await portal.login('qr');
  await portal.launch({ processId: '000' }, 'counter-input/');
  await expect(headingOf(page, '窓口で提出する方の本籍の入力')).toBeVisible();
  const field = page.getByRole('textbox', { name: /市区郡以下/ });
  await field.focus();
  const ime = await inputMethod(page);
  await ime.compose('t', 'ち', 'ちy', 'ちよ', '千代');
  await expect(field).toHaveValue('千代');
  await ime.takeWithEnter('千代');
  await expect(field).toHaveValue('千代');
  await expect(field).toBeFocused();
  expect(await page.title()).not.toMatch(/^エラー/);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: '都道府県は入力必須項目です。' })).toBeVisible();
  await expect(field).toHaveValue('千代');
});
