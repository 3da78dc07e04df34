import type { Page } from 'playwright/test';
import type { Portal } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';

export const address = '/svc/employment-insurance/';
const api = '/api/employment-insurance/';

export const calls = {
  slips: `${api}separation-slips/get`,
  record: `${api}record/get`,
  benefits: `${api}benefits/get`,
  receive: `${api}separation-slips/receive`,
  selfInfo: '/api/my/self-info/get',
  notices: '/api/my/notification/list',
} as const;

export const main = (page: Page) => page.getByRole('main');

export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

export async function openInsurance(portal: Portal, query = ''): Promise<void> {
  await portal.page.goto(`${portal.origin}${address}${query}`);
}

export async function expectTitle(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** The screen with the record; it is there when all of it has come. */
export async function expectInsurance(page: Page): Promise<void> {
  await expectTitle(page, '雇用保険の手続き');
  await expect(button(page, 'トップページへ')).toBeVisible();
}
