import type { Page } from 'playwright/test';
import { blockText } from '../../words/block-text.ts';
import { title } from '../../words/title.ts';
import type { Portal } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';

/** Types of the error screen of the service. */
export const errorTypes = ['00', '01', '02', '03', '04', '06', '07', '08', '09', '10'] as const;

export type ErrorType = (typeof errorTypes)[number];

/** Two reasons have titles of their own. */
export const errorTitle = (type: ErrorType, reason: string | null = null) =>
  title('kana-error', { url: { type, reason } });

const errorNumber = (code: string) => blockText('kana-error', 'text', 'has(url.code)', { url: { code } });

/** Waits for the error screen of a type; `code` stands at its end. */
export async function expectError(page: Page, type: ErrorType, code?: string): Promise<void> {
  if (code !== undefined) await expect(page.getByText(errorNumber(code), { exact: true })).toBeVisible();
  await page.waitForURL(/\/svc\/kana\/error\?/u);
  const { pathname, searchParams } = new URL(page.url());
  const name = errorTitle(type, searchParams.get('reason'));
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  expect([pathname, searchParams.get('type')]).toEqual(['/svc/kana/error', type]);
}

export const dialog = (page: Page) => page.getByRole('dialog');

export async function expectDialog(page: Page, title: string) {
  await expect(dialog(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
  return dialog(page);
}

export const answer = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

/** Keys that were sent with each call to a path, in order. */
export const sentKeys = async (portal: Portal, path: string) =>
  (await portal.journal(path)).map(({ request }) => request.reqBody?.accessKey);
