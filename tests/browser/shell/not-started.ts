import { type Browser, type BrowserContextOptions, expect, type Page, type Route } from 'playwright/test';
import { asOwnPage, Portal } from '../harness/portal.ts';

export const entry = '**/svc/assets/index-*.js';
export const notStarted = 'ページを表示できません';
export const portalName = 'まどぐちポータル';

/** Of a page that the server has drawn, whose code does not come. */
export const notReady = 'ページの準備ができません';

/**
 * The page as the browser draws it, in a context of its own: the browser's record of the failure is what is provoked here. While a fault is planned
 * (of a call that is not made), the server draws none.
 */
export async function openBroken(
  browser: Browser,
  portal: Portal,
  breakIt: (page: Page) => Promise<unknown>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  return openWith(browser, portal, breakIt, options, (page) =>
    asOwnPage(page.request, portal.origin).post(`${portal.origin}/sandbox/faults`, {
      data: { path: '/api/common/logging/create', status: 500 },
    }),
  );
}

/** The same of a page that the server draws. */
export async function openDrawnBroken(
  browser: Browser,
  portal: Portal,
  breakIt: (page: Page) => Promise<unknown>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  return openWith(browser, portal, breakIt, options, async () => {});
}

async function openWith(
  browser: Browser,
  portal: Portal,
  breakIt: (page: Page) => Promise<unknown>,
  options: BrowserContextOptions,
  prepare: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...options });
  const page = await context.newPage();
  await page.request.get(`${portal.origin}/sandbox/login?persona=no-four-information&to=/livez`);
  await new Portal(portal.origin, page).drawWhole();
  await prepare(page);
  await breakIt(page);
  await page.goto(`${portal.origin}/svc/familyregister/select/?${portal.launchQuery({ processId: '000' })}`);
  return page;
}

/** Heading, words and ways on stand in the first view, one below the other. */
export async function expectInView(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'もう一度読み込む' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'トップページへ' })).toHaveAttribute('href', '/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

export const html = (route: Route, status: number) =>
  route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><title>x</title>' });
export const script = (route: Route, body: string) => route.fulfill({ contentType: 'text/javascript', body });
