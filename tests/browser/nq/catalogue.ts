import type { Locator, Page } from 'playwright/test';
import { expectHeading, main } from '../harness/parts.ts';
import type { Portal } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';

export const base = '/svc/nq/';

const api = '/api/national-qualifications/';

/** The calls of the screens before the application. */
export const nqCalls = {
  list: `${api}qualification/list`,
  detail: `${api}qualification/get`,
  held: `${api}possession/list`,
  institutions: `${api}institution/list`,
  operations: `${api}operation/list`,
  choices: `${api}submission/choices`,
  procedure: `${api}procedure/get`,
  exams: `${api}exam/list`,
  exam: `${api}exam/get`,
  history: `${api}exam/history`,
  examChoices: `${api}exam/choices`,
} as const;

export type NqCall = keyof typeof nqCalls;

export const link = (page: Page, name: string): Locator => main(page).getByRole('link', { name, exact: true });

/** Opens an address below `/svc/nq/`. */
export async function openNq(portal: Portal, path: string): Promise<void> {
  await portal.page.goto(`${portal.origin}${base}${path}`);
}

/** Where the page is, below `/svc/nq/`, with its query. */
export function whereIs(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname.replace(base, '') + search);
}

/** Follows a link to the screen with that heading. */
export async function follow(page: Page, name: string, title: string): Promise<void> {
  await link(page, name).click();
  await expectHeading(page, title);
}

/** The crumbs as they are told to search engines; waits until they are those of the screen. */
export async function structuredCrumbs(page: Page, last: string): Promise<readonly (readonly [string, string])[]> {
  const read = () =>
    page.evaluate(() => document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
  const crumbs = (text: string) => {
    const { itemListElement = [] } = JSON.parse(text) as {
      readonly itemListElement?: readonly { readonly name: string; readonly item: string }[];
    };
    return itemListElement.map(({ name, item }) => [name, new URL(item).pathname] as const);
  };
  await expect.poll(async () => crumbs(await read()).at(-1)?.[0]).toBe(last);
  return crumbs(await read());
}

/** The crumbs as they are shown. */
export async function shownCrumbs(page: Page): Promise<readonly string[]> {
  const items = page.getByRole('navigation', { name: '現在位置' }).getByRole('listitem');
  return (await items.allTextContents()).map((text) => text.replace(/^[>\s]+/, '').trim());
}
