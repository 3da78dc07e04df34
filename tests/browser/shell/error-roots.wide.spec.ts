import { title } from '../../words/title.ts';
import { expectHeading, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';

const home = { button: 'home', end: '/' };
const insurance = (url: { readonly case?: string }) => title('employment-insurance-error', { url });

for (const [rows, address, heading, { button, end }] of [
  ['SH-048 ER-148 ER-149 ER-150', '/employment-insurance/error', insurance({}), home],
  [
    'ER-145 ER-146 ER-147',
    '/svc/employment-insurance/error?case=loginAgain',
    insurance({ case: 'loginAgain' }),
    { button: 'login', end: '/login?from=employment-insurance' },
  ],
  ['SH-049', '/tax-return/error', title('tax-return-error'), home],
  ['SH-050', '/year-end-adjustment/error', title('year-end-adjustment-error'), home],
] as const) {
  test(`${rows} AM-004 ${address} says what happened and leads on, with and without /svc`, async ({
    page,
    portal,
    accessible,
  }) => {
    for (const opened of new Set([address, address.startsWith('/svc') ? address : `/svc${address}`])) {
      await page.goto(portal.origin + opened);
      await expectHeading(page, heading);
      // A heading kept for screen readers alone is one pixel high.
      const drawn = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(drawn?.height).toBeGreaterThan(20);
      await expect(page).toHaveURL(/\/svc\/[a-z-]+\/error/);
      await accessible(opened);
      await press(page, button);
      await page.waitForURL(portal.origin + end);
    }
  });
}
