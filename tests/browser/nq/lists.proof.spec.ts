import { expectHeading, main, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { openNq, whereIs } from './catalogue.ts';

test('the list is searched, sorted and paged in the address: reload, back and a bookmark keep it [NQ-001]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('nq-nobody');
  await openNq(portal, 'qualification-list');
  const rows = main(page).getByRole('rowheader');
  await expect(rows).toHaveCount(20);
  const [firstOfOne] = await rows.allTextContents();
  await main(page).getByRole('link', { name: '次へ' }).click();
  await expect.poll(() => whereIs(page)).toBe('qualification-list?page=2');
  await expect(rows.first()).not.toHaveText(firstOfOne ?? '');
  const ofTwo = await rows.allTextContents();
  await page.reload();
  await expect(rows).toHaveText(ofTwo);
  await main(page).getByRole('columnheader', { name: '資格の名前' }).getByRole('link').click();
  await expect.poll(() => whereIs(page)).toBe('qualification-list?sort=name');
  await main(page).getByRole('columnheader', { name: '資格の名前' }).getByRole('link').click();
  await expect.poll(() => whereIs(page)).toBe('qualification-list?sort=-name');
  await expect(main(page).getByRole('columnheader', { name: '資格の名前' })).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await page.goBack();
  await expect(rows).toHaveText(ofTwo);
  await page.getByRole('textbox', { name: /探す言葉/ }).fill('建築士');
  await press(page, 'search');
  await expect.poll(() => whereIs(page)).toBe('qualification-list?q=建築士');
  await expect(page.getByRole('textbox', { name: /探す言葉/ })).toHaveValue('建築士');
  await expect(rows.filter({ hasNotText: '建築士' })).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
  await page.getByRole('textbox', { name: /探す言葉/ }).fill('そのような資格はない');
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText('「そのような資格はない」に合う資格は見つかりませんでした。');
  await accessible('nothing found');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: /探す言葉/ })).toHaveValue('建築士');
});

test('the prefectures are searched; where one agency handles it there is nothing to search [NQ-018]', async ({
  page,
  portal,
}) => {
  await portal.login('nq-nobody');
  await openNq(portal, 'institution-select/nursery-teacher/registration');
  await expect(main(page)).toContainText('全47件のうち1〜20件目');
  await page.getByRole('textbox', { name: /地域や機関の名前/ }).fill('大阪');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('rowheader').getByRole('link')).toHaveText(['大阪府']);
  await main(page).getByRole('rowheader').getByRole('link').click();
  await expectHeading(page, '手続きの選択');
  expect(whereIs(page)).toBe('operation-select/nursery-teacher/registration/27/2');
  await openNq(portal, 'institution-select/care-worker/registration');
  await expect(main(page).getByRole('rowheader').getByRole('link')).toHaveText(['全国']);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('examinations are sorted by their day; the history has pages [NQ-003 NQ-094]', async ({ page, portal }) => {
  await portal.login('nq-examinee');
  await openNq(portal, 'exam-list?sort=-date');
  await expect(main(page).getByRole('columnheader', { name: '試験の日' })).toHaveAttribute('aria-sort', 'descending');
  await openNq(portal, 'exam-history-select');
  await expect(main(page)).toContainText('全22件のうち1〜20件目');
  await main(page).getByRole('link', { name: '次へ' }).click();
  await expect.poll(() => whereIs(page)).toBe('exam-history-select?page=2');
  await expect(main(page).getByRole('rowheader')).toHaveCount(2);
});
