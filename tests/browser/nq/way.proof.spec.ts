import type { Page } from 'playwright/test';
import { expectHeading, main, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { follow, link, nqCalls, openNq, structuredCrumbs, whereIs } from './catalogue.ts';

/** A reload shows the same, and the browser's back and forward lead away and here again. */
async function reloadedAndBackHere(page: Page, title: string): Promise<void> {
  const here = whereIs(page);
  await page.reload();
  await expectHeading(page, title);
  await page.goBack();
  await expect.poll(() => whereIs(page)).not.toBe(here);
  await page.goForward();
  await expectHeading(page, title);
  expect(whereIs(page)).toBe(here);
}

test('a graduate finds the qualification and comes to its procedure, by links, reload and back [SH-005 NQ-001 NQ-002 NQ-016 NQ-024 NQ-030 NQ-048 AM-101]', async ({
  page,
  portal,
  accessible,
}) => {
  test.slow();
  await portal.login('nq-graduate');
  await openNq(portal, 'qualification-list');
  await expectHeading(page, '国家資格の一覧');
  await accessible('the list');
  await page.getByRole('textbox', { name: /探す言葉/ }).fill('フクシ');
  await page.keyboard.press('Enter');
  await expect.poll(() => whereIs(page)).toBe('qualification-list?q=フクシ');
  await expect(main(page).getByRole('rowheader')).not.toHaveCount(0);
  await expect(link(page, '税理士')).toHaveCount(0);

  await follow(page, '社会福祉士', '社会福祉士');
  await reloadedAndBackHere(page, '社会福祉士');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  // The only institution that handles it is chosen already.
  await follow(page, '新しい登録の申請', '手続きの選択');
  await reloadedAndBackHere(page, '手続きの選択');
  await follow(page, '新しく申請する', '新しい申請の選択');
  await reloadedAndBackHere(page, '新しい申請の選択');
  await follow(page, '社会福祉士の登録', '社会福祉士の登録');
  await expect(main(page)).toContainText('必要な書類');
  await expect(main(page)).toContainText('お問い合わせ先');
  await reloadedAndBackHere(page, '社会福祉士の登録');
  await accessible('the procedure');
  expect((await structuredCrumbs(page, '社会福祉士の登録')).map(([name]) => name)).toEqual([
    'トップページ',
    '国家資格の一覧',
    '社会福祉士',
    '手続きの選択',
    '社会福祉士の登録',
  ]);
  await main(page).getByRole('button', { name: '申請に進む' }).click();
  await expectHeading(page, '申請内容の入力');
  expect(whereIs(page)).toMatch(/^application-information\/social-worker\/registration\/00\/new\//);
  await page.goBack();
  await expectHeading(page, '社会福祉士の登録');
});

test('who holds qualifications goes from them to a procedure, and from an examination to its result [NQ-003 NQ-004 NQ-014 NQ-088 NQ-094 NQ-096]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('nq-many');
  await openNq(portal, 'possession-qualification-list');
  await expectHeading(page, '持っている資格');
  await expect(main(page)).toContainText('東京都-045678');
  await expect(main(page)).toContainText('旧姓　かずえ');
  await accessible('what is held');
  await main(page).locator('.ui-item', { hasText: '保育士' }).getByRole('link', { name: '登録した内容の変更' }).click();
  await expectHeading(page, '手続きの選択');
  expect(whereIs(page)).toBe('operation-select/nursery-teacher/change/13/2');
  await follow(page, '申請する', '登録したあとの申請の選択');
  await expect(main(page)).toContainText('東京都-045678');

  await openNq(portal, 'qualification-list');
  await follow(page, '試験の日程を見る', '試験の一覧');
  await page.getByRole('textbox', { name: /資格や試験の名前/ }).fill('看護師国家試験');
  await press(page, 'search');
  await expect.poll(() => whereIs(page)).toBe('exam-list?q=看護師国家試験');
  await expect(main(page).getByRole('rowheader').first()).toContainText('看護師国家試験');
  const [first] = await main(page).getByRole('rowheader').getByRole('link').allTextContents();
  await follow(page, first ?? '', first ?? '');
  const [asked] = await portal.journal(nqCalls.exam);
  expect(asked?.screenId).toBe('SCK2707-01-002');
  await accessible('the examination');
  await main(page).getByRole('link', { name: '試験の結果', exact: true }).click();
  await expect.poll(() => whereIs(page)).toMatch(/^exam-detail\/nurse\/00\/3\/[0-9]{8}$/);
  await expect(main(page)).toContainText('この試験を受けた記録はありません。');
  await page.goBack();
  await expectHeading(page, first ?? '');
});
