import { inputMethod } from '../harness/composition.ts';
import { draftNotification, expectKana, openKana } from '../harness/kana.ts';
import { expect, test } from '../harness/test.ts';

test('kana: composed hiragana becomes katakana on leaving, never before; Enter that ends the composition does not submit', async ({
  page,
  portal,
}) => {
  await portal.login('kana-single');
  await draftNotification(portal, { reports: { 'first-name-1': {} }, contact: null });
  await openKana(portal, 'input');
  await expectKana(page, 'input');
  const field = page.getByRole('textbox', { name: /振り仮名/ });
  await field.fill('');
  await field.focus();
  const ime = await inputMethod(page);
  for (const text of ['k', 'き', 'きょ', 'きょうこ']) {
    await ime.compose(text);
    await expect(field).toHaveValue(text);
  }
  await ime.takeWithEnter('きょうこ');
  await expect(field).toHaveValue('きょうこ');
  expect(await page.title()).not.toMatch(/^エラー/);
  await field.blur();
  await expect(field).toHaveValue('キョウコ');
  await expect(page.getByText('小さい文字：ョ').first()).toBeVisible();

  for (const [typed, kept] of [
    ['ｷｮｳｺ', 'キョウコ'],
    ['ゆーこ-', 'ユーコー'],
    [' はな子 ', 'ハナ子'],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveValue(kept);
  }
  // Left in the middle of a composition: what was composed is taken and turned.
  await field.fill('');
  await ime.compose('は', 'はな');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('ハナ');
  // Enter that ends nothing submits, and turns what is still being typed.
  await field.fill('ひとみ');
  await field.press('Enter');
  await expectKana(page, 'contact');
});
