import { expect, test } from '../harness/test.ts';

const home = { button: 'ホームに戻る', end: '/' };

for (const [rows, address, title, { button, end }] of [
  ['SH-048 ER-148 ER-149 ER-150', '/employment-insurance/error', 'システムに問題が発生しました', home],
  [
    'ER-145 ER-146 ER-147',
    '/svc/employment-insurance/error?case=loginAgain',
    'もう一度ログインしてください',
    { button: 'ログインする', end: '/login?from=employment-insurance' },
  ],
  ['SH-049', '/tax-return/error', 'システムに問題が発生しました', home],
  ['SH-050', '/year-end-adjustment/error', 'システムに問題が発生しました', home],
] as const) {
  test(`${rows} AM-004 ${address} says what happened and leads on, with and without /svc`, async ({
    page,
    portal,
    accessible,
  }) => {
    for (const opened of new Set([address, address.startsWith('/svc') ? address : `/svc${address}`])) {
      await page.goto(portal.origin + opened);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      // A heading kept for screen readers alone is one pixel high.
      const drawn = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(drawn?.height).toBeGreaterThan(20);
      await expect(page).toHaveURL(/\/svc\/[a-z-]+\/error/);
      await accessible(opened);
      await page.getByRole('main').getByRole('button', { name: button }).click();
      await page.waitForURL(portal.origin + end);
    }
  });
}
