import type { Page } from 'playwright/test';
import { button, press } from '../harness/parts.ts';
import { openPrepared, openTax, type TaxScreen, taxScreens } from '../harness/tax.ts';
import { expect } from '../harness/test.ts';
import type { Place } from '../look/place.ts';

/** A screen for somebody who has done the prior preparation. */
const prepared = (name: string, screen: TaxScreen, persona: string, pressed?: string): Place => ({
  name,
  heading: taxScreens[screen].title,
  reach: async (portal, page) => {
    await openPrepared(portal, persona, screen);
    if (pressed !== undefined) await press(page, pressed);
  },
});

/** A screen as it is opened first. */
const opened = (name: string, screen: TaxScreen, persona: string, pressed?: string): Place => ({
  name,
  heading: taxScreens[screen].title,
  reach: async (portal, page) => {
    await portal.login(persona);
    await openTax(portal, screen);
    await expect(page.getByRole('main').getByRole('button').last()).toBeVisible();
    if (pressed !== undefined) await press(page, pressed);
  },
});

/** Every certificate that there is, and on to the sites. */
async function chooseAll(page: Page): Promise<void> {
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await press(page, 'next');
}

/** The screens of the tax services, with what each kind of person finds there. */
export const screens: readonly Place[] = [
  opened('tax-preparation', 'taxPreparation', 'tax-much'),
  opened('tax-preparation-error', 'taxPreparation', 'tax-nothing', '次へ'),
  prepared('tax-certificates', 'taxCertificates', 'tax-much'),
  {
    ...prepared('tax-certificates-none', 'taxCertificates', 'tax-nothing'),
    shows: ['受け取った証明書は、ありません。', 'この年の医療費の情報は、ありません。'],
  },
  prepared('tax-certificates-medical', 'taxCertificates', 'tax-medical-only'),
  prepared('tax-connections', 'taxConnections', 'tax-much'),
  prepared('tax-connections-unlinked', 'taxConnections', 'tax-unlinked'),
  opened('tax-error', 'taxError', 'tax-much'),
  opened('year-end-preparation', 'yearPreparation', 'tax-much'),
  opened('year-end-preparation-error', 'yearPreparation', 'tax-much', '次へ'),
  prepared('year-end-certificates', 'yearCertificates', 'tax-much'),
  {
    ...prepared('year-end-certificates-none', 'yearCertificates', 'tax-nothing'),
    shows: ['受け取った証明書は、ありません。'],
  },
  prepared('year-end-list', 'yearList', 'tax-much'),
  prepared('year-end-list-unlinked', 'yearList', 'tax-unlinked'),
  {
    ...prepared('year-end-connection', 'yearList', 'tax-unlinked', 'e-私書箱の連携を確認する'),
    heading: taxScreens.yearConnection.title,
  },
  {
    ...prepared('year-end-handed', 'yearList', 'tax-much'),
    ids: 'YE-003',
    reach: async (portal, page) => {
      await openPrepared(portal, 'tax-much', 'yearCertificates');
      await chooseAll(page);
      await press(page, '受付番号を受け取る');
      await expect(page.getByRole('heading', { name: '受付番号を受け取りました' })).toBeVisible();
      await expect(button(page, 'もう一度渡す')).not.toHaveAttribute('aria-disabled');
    },
    changing: '.ui-panel .ui-number-kept, .ui-panel > p, main .ui-fold > summary',
  },
  opened('year-end-error', 'yearError', 'tax-much'),
];
