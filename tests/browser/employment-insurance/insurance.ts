import type { Page } from 'playwright/test';
import { title } from '../../words/title.ts';
import { button, expectHeading } from '../harness/parts.ts';
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

export async function openInsurance(portal: Portal, query = ''): Promise<void> {
  await portal.page.goto(`${portal.origin}${address}${query}`);
}

/** What stands above one slip. */
export const slipTitle = title('employment-insurance', { url: { slip: '' } });

/** The screen with the record; it is there when all of it has come. */
export async function expectInsurance(page: Page): Promise<void> {
  await expectHeading(page, title('employment-insurance', { url: {} }));
  await expect(button(page, 'home')).toBeVisible();
}
