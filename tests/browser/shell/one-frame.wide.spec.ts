import type { Page } from 'playwright/test';
import { shellWords } from '../../words/shell-words.ts';
import { expect, test } from '../harness/test.ts';

/** Pages that the server writes. */
const written = [
  '/',
  '/todo',
  '/notices',
  '/my-information',
  '/outcomes',
  '/login',
  '/about/privacy',
  '/about/accessibility',
  '/device/forget',
  '/errors/system',
  '/errors/busy',
  '/not-found',
];

/** Screens, drawn by React; the list of qualifications has a breadcrumb, and is open to all. */
const open = '/svc/nq/qualification-list';
const screens = [
  open,
  '/svc/kana/top',
  '/svc/drivers-license/',
  '/svc/hpki/top',
  '/svc/familyregister-identification-code/information',
  '/svc/employment-insurance/',
  '/svc/nenkin/select-menu',
  '/svc/tax-return/',
];

/** What the header offers in its order, and where things begin. */
function frameOf(page: Page) {
  // A page of the portal leads to its login, a screen posts to it.
  return page.evaluate((login) => {
    const header = document.querySelector('header');
    const left = (element: Element | null | undefined) =>
      element ? Math.round(element.getBoundingClientRect().left) : null;
    const offered = [...(header?.querySelectorAll('a, button') ?? [])].map((one) => {
      const text = one.textContent.replaceAll('\u200B', '').trim();
      return text === login ? text : [text, one.getAttribute('href')].join(' ');
    });
    const main = document.querySelector('main > *');
    return {
      offered,
      height: Math.round(header?.getBoundingClientRect().height ?? 0),
      mark: left(header?.querySelector('svg')),
      crumbs: [...document.querySelectorAll('header ~ nav li:first-child')].map(left),
      heading: left(document.querySelector('h1')),
      content: [...new Set([...(main?.children ?? [])].filter((one) => one.checkVisibility()).map(left))],
    };
  }, shellWords().login);
}

for (const width of [360, 1280])
  test(`at ${width} px every page has the same links in the same order, a header as high, and one left edge (WCAG 3.2.3)`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    for (const persona of ['apply-returned', null]) {
      if (persona !== null) await portal.login(persona);
      else await page.context().clearCookies();
      await page.goto(`${portal.origin}/`);
      const { offered, height, mark } = await frameOf(page);
      expect(offered.join(), 'who is logged in can log out').toContain(
        persona === null ? shellWords().login : shellWords().logout,
      );
      // Other screens lead those who are not logged in elsewhere.
      for (const path of [...written, ...(persona === null ? [open] : screens)]) {
        await page.goto(`${portal.origin}${path}`);
        await expect(page.locator('#root:not([data-drawn]) h1, body.ui-shell h1').first()).toBeAttached();
        expect.soft(await frameOf(page), `${path} for ${persona ?? 'nobody'}`).toEqual({
          ...{ offered, height, mark, heading: mark, content: [mark] },
          crumbs: path === open ? [mark] : expect.any(Array),
        });
      }
    }
  });
