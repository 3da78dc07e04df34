import type { Locator, Page } from 'playwright/test';
import { title } from '../../words/title.ts';
import { callPortal } from './call-portal.ts';
import { expectScreen } from './parts.ts';
import type { Portal } from './portal.ts';
import { expect } from './test.ts';

/** The screens of the tax services: address below `/svc/`, heading and id. */
export const taxScreens = {
  taxPreparation: { path: 'tax-return', title: title('tax-return-prior-preparation'), id: 'SCN1205-01-003' },
  taxCertificates: { path: 'tax-return/certificates', title: title('tax-return-certificates'), id: 'SCN1205-01-004' },
  taxConnections: { path: 'tax-return/connections', title: title('tax-return-connections'), id: 'SCN1205-01-011' },
  taxError: { path: 'tax-return/error', title: title('tax-return-error'), id: 'SCN1205-01-007' },
  yearPreparation: {
    path: 'year-end-adjustment',
    title: title('year-end-adjustment-prior-preparation'),
    id: 'SCN1206-01-001',
  },
  yearCertificates: {
    path: 'year-end-adjustment/certificates',
    title: title('year-end-adjustment-certificates'),
    id: 'SCN1206-01-002',
  },
  yearList: {
    path: 'year-end-adjustment/connections-list',
    title: title('year-end-adjustment-connections-list'),
    id: 'SCN1206-01-003',
  },
  yearConnection: {
    path: 'year-end-adjustment/connections',
    title: title('year-end-adjustment-connections'),
    id: 'SCN1206-01-004',
  },
  yearError: { path: 'year-end-adjustment/error', title: title('year-end-adjustment-error'), id: 'SCN1206-01-005' },
} as const;

export type TaxScreen = keyof typeof taxScreens;

export const taxCalls = {
  preparation: '/api/tax/preparation/get',
  preparationSave: '/api/tax/preparation/save',
  certificates: '/api/tax/certificates/list',
  choose: '/api/tax/certificates/choose',
  medical: '/api/tax/medical-expenses/get',
  sites: '/api/tax/sites/list',
  link: '/api/tax/sites/link',
  linkResult: '/api/tax/sites/link-result',
  unlink: '/api/tax/sites/unlink',
  handover: '/api/tax/handover/create',
} as const;

/** Waits until a screen can be used. */
export async function expectTax(page: Page, name: TaxScreen): Promise<void> {
  const { title, path } = taxScreens[name];
  await expectScreen(page, title, `/svc/${path}`);
  await expect(page.getByRole('main').getByRole('button').last()).toBeVisible();
}

export async function openTax({ origin, page }: Portal, name: TaxScreen, query = ''): Promise<void> {
  await page.goto(`${origin}/svc/${taxScreens[name].path}${query}`);
}

/** Logs in and does the prior preparation through the calls, then opens a screen. */
export async function openPrepared(portal: Portal, persona: string, name: TaxScreen, copy?: string): Promise<void> {
  await portal.login(persona, copy === undefined ? {} : { copy });
  await prepare(portal, name.startsWith('year') ? 'yearEnd' : 'taxReturn');
  await openTax(portal, name);
  await expectTax(portal.page, name);
}

async function prepare(portal: Portal, procedure: 'taxReturn' | 'yearEnd'): Promise<void> {
  const { years } = await callPortal<{ years: string[] }>(portal, taxCalls.preparation, { procedure });
  await callPortal(portal, taxCalls.preparationSave, { procedure, year: years[0], agreed: true });
}

/** What stands beside a name in a summary, with its hint. */
export const taxRow = (page: Page, label: string): Locator =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');

/** The card of one site on the screens of connections. */
export const siteCard = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('.ui-item')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Answers on the external site that the browser has gone to. */
export async function answerAtSite(page: Page, button: '連携する' | '連携しない' | 'いまは決めずに戻る') {
  await page.waitForURL((url) => url.pathname === '/link');
  await page.getByRole('button', { name: button, exact: true }).click();
}
