import { expectHeading } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { tabTo } from '../look/keys.ts';
import { openNq, whereIs } from './catalogue.ts';

test('from the list to the application with the keyboard alone; the focus is told where one is', async ({
  page,
  portal,
}) => {
  await portal.login('nq-graduate');
  await openNq(portal, 'qualification-list?q=社会福祉士');
  await expectHeading(page, '国家資格の一覧');
  for (const [name, title] of [
    ['社会福祉士', '社会福祉士'],
    // One institution handles it: there is nothing to choose.
    ['新しい登録の申請', '手続きの選択'],
    ['新しく申請する', '新しい申請の選択'],
    ['社会福祉士の登録', '社会福祉士の登録'],
    ['申請に進む', '申請内容の入力'],
  ] as const) {
    // The heading may stand before what the screen has asked for.
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    await expectHeading(page, title);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  expect(whereIs(page)).toMatch(/^application-information\//);
});
