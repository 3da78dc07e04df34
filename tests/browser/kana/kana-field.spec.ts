import { field } from '../../words/field.ts';
import { shellWords } from '../../words/shell-words.ts';
import { inputMethod } from '../harness/composition.ts';
import { expect, test } from '../harness/test.ts';
import { draftNotification, expectKana, openKana } from './kana.ts';

test('kana: composed hiragana becomes katakana on leaving, never before; Enter that ends the composition does not submit', async ({
  page,
  portal,
}) => {
  await portal.login('kana-single');
  await draftNotification(portal, { reports: { 'first-name-1': {} }, contact: null });
  await openKana(portal, 'input');
  await expectKana(page, 'input');
  const reading = page.getByRole('textbox', { name: field('kana-input-kana', 'furigana').label });
  await reading.fill('');
  await reading.focus();
  const ime = await inputMethod(page);
  for (const text of ['k', 'き', 'きょ', 'きょうこ']) {
    await ime.compose(text);
    await expect(reading).toHaveValue(text);
  }
  await ime.takeWithEnter('きょうこ');
  await expect(reading).toHaveValue('きょうこ');
  expect(await page.title()).not.toContain(shellWords().errorTitlePrefix);
  await reading.blur();
  await expect(reading).toHaveValue('キョウコ');
  await expect(page.getByText('小さい文字：ョ').first()).toBeVisible();

  for (const [typed, kept] of [
    ['ｷｮｳｺ', 'キョウコ'],
    ['ゆーこ-', 'ユーコー'],
    [' はな子 ', 'ハナ子'],
  ] as const) {
    await reading.fill(typed);
    await reading.blur();
    await expect(reading).toHaveValue(kept);
  }
  // Left in the middle of a composition: what was composed is taken and turned.
  await reading.fill('');
  await ime.compose('は', 'はな');
  await page.keyboard.press('Tab');
  await expect(reading).toHaveValue('ハナ');
  // Enter that ends nothing submits, and turns what is still being typed.
  await reading.fill('ひとみ');
  await reading.press('Enter');
  await expectKana(page, 'contact');
});
