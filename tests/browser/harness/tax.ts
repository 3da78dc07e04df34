import type { Locator, Page } from 'playwright/test';
import { callPortal } from './call-portal.ts';
import { expectUsable, knownScreens, openKnown } from './known-screen.ts';
import type { Portal } from './portal.ts';

/** The screens of the tax services. */
export const taxScreens = knownScreens({
  taxPreparation: 'tax-return-prior-preparation',
  taxCertificates: 'tax-return-certificates',
  taxConnections: 'tax-return-connections',
  taxError: 'tax-return-error',
  yearPreparation: 'year-end-adjustment-prior-preparation',
  yearCertificates: 'year-end-adjustment-certificates',
  yearList: 'year-end-adjustment-connections-list',
  yearConnection: 'year-end-adjustment-connections',
  yearError: 'year-end-adjustment-error',
});

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

export const expectTax = (page: Page, name: TaxScreen) => expectUsable(page, taxScreens[name]);

export const openTax = (portal: Portal, name: TaxScreen, query?: string) => openKnown(portal, taxScreens[name], query);

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
