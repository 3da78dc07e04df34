import type { Page } from 'playwright/test';
import type { Portal } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';

/** Titles of the error screen of the service by type. */
export const errorTitles = {
  '00': 'システムに問題が発生しました',
  '01': '手続きの期限が過ぎました',
  '02': '途中の内容が見つかりません',
  '03': '戸籍の内容と合いません',
  '04': '異動処理中です',
  '06': 'もう一度ログインしてください',
  '07': '届出人の情報を確認できませんでした',
  '08': '利用者の情報が登録されていません',
  '09': '利用者の情報が使えません',
  '10': 'オンラインで受け付けられません',
} as const;

/** Two reasons have titles of their own. */
const reasonTitles = new Map<string | null, string>([
  ['agent', '代理の方は利用できません'],
  ['process', 'ほかの手続きの途中です'],
]);

export type ErrorType = keyof typeof errorTitles;

/** Waits for the error screen of a type; `code` stands at its end. */
export async function expectError(page: Page, type: ErrorType, code?: string): Promise<void> {
  if (code !== undefined) await expect(page.getByText(`お問い合わせ番号：${code}`, { exact: true })).toBeVisible();
  await page.waitForURL(/\/svc\/kana\/error\?/u);
  const { pathname, searchParams } = new URL(page.url());
  const name = reasonTitles.get(searchParams.get('reason')) ?? errorTitles[type];
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
