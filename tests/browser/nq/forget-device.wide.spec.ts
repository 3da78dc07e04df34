import { shellWords } from '../../words/shell-words.ts';
import { openMenu } from '../harness/menu.ts';
import { expect, test } from '../harness/test.ts';
import { openApply, procedures } from './apply.ts';

const typed = '続木';

test('everything of a person is erased from a shared device by one act, in every tab; what was saved stays at the portal', async ({
  page,
  portal,
  context,
}) => {
  await portal.login('apply-begun');
  await openApply(portal, 'information', procedures.practice);
  const input = page.getByRole('textbox', { name: /^氏(?!の)/u });
  await input.fill(typed);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('textbox', { name: /^氏(?!の)/u })).toBeVisible();
  await expect.poll(() => page.evaluate((word) => JSON.stringify(sessionStorage).includes(word), typed)).toBe(true);

  await openMenu(page);
  await page.getByRole('link', { name: shellWords().forgetDevice }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('この端末の内容を消しますか？');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  await main.getByRole('button', { name: shellWords().forgetDevice }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('この端末の内容を消しました');
  // The other tab shows nothing of the person any more, and says why it has moved.
  await expect(other).toHaveURL(`${portal.origin}/`);
  await expect(other.getByRole('status')).toContainText(shellWords().forgetDevice);
  for (const tab of [page, other]) {
    await expect
      .poll(() => tab.evaluate(() => [sessionStorage, localStorage].map((storage) => Object.keys(storage).length)))
      .toEqual([0, 0]);
  }
  await page.goBack();
  await expect(page.getByRole('main')).not.toContainText(typed);

  // Another person on the same device gets nothing of the first one; the first one's saved input is where it was.
  await portal.login('nq-graduate');
  await openApply(portal, 'information', procedures.practice);
  await expect(input).not.toHaveValue(typed);
});

test('no other site logs out or erases; a logout on a page of the portal erases what the browser has, too', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('apply-begun');
  await openApply(portal, 'information', procedures.practice);
  await page.getByRole('textbox', { name: /^氏(?!の)/u }).fill(typed);
  await expect.poll(() => page.evaluate((word) => JSON.stringify(sessionStorage).includes(word), typed)).toBe(true);
  // A page of another site sends a form, and names the address after a logout.
  const elsewhere = `http://elsewhere.test/`;
  const form = `<form method="post" action="${portal.origin}/logout"><button>見る</button></form>`;
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: form }));
  await page.goto(elsewhere);
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('受け付けませんでした');
  await accessible('a write of another site, refused');
  await page.goto(`${portal.origin}/?note=logged-out`);
  await expect(page.getByRole('status')).toHaveAttribute('data-logged-in');
  expect(await page.evaluate((word) => JSON.stringify(sessionStorage).includes(word), typed)).toBe(true);

  await page.goto(`${portal.origin}/logout`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('ログアウトしますか？');
  await accessible('the page of the logout');
  await main.getByRole('button', { name: shellWords().logout }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('ログアウトしました。');
  await expect.poll(() => page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
});
