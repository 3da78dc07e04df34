import type { Page } from 'playwright/test';
import { codeLabel } from '../../words/code-label.ts';
import { title } from '../../words/title.ts';
import { expectHeading, main, press } from '../harness/parts.ts';
import type { Portal } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';

const base = '/svc/drivers-license';

/** The screens of the driving licence: address below the service, heading and id. */
export const licenceScreens = {
  index: { path: '/', title: '免許情報の確認', id: 'SCK2801-03-001' },
  address: {
    path: '/change-permanent-address',
    title: title('drivers-license-change-permanent-address'),
    id: 'SCK2802-04-001',
  },
  agreement: { path: '/agreement', title: title('drivers-license-agreement'), id: 'SCK2802-04-002' },
  sign: { path: '/digital-signature', title: title('drivers-license-digital-signature'), id: 'SCK2802-04-003' },
  complete: { path: '/complete', title: title('drivers-license-complete'), id: 'SCK2802-04-004' },
  auto: {
    path: '/auto-change-basic-information',
    title: title('drivers-license-auto-change-basic-information'),
    id: 'SCK2803-01-001',
  },
  course: { path: '/online-course', title: title('drivers-license-online-course'), id: 'SCK2804-01-001' },
  error: { path: '/error', title: codeLabel('licenceErrorTitle', '00'), id: 'SCK2805-01-001' },
} as const;

export type LicenceScreen = keyof typeof licenceScreens;

const api = '/api/drivers-license/';

export const licenceCalls = {
  information: `${api}information/get`,
  history: `${api}driving-history/get`,
  address: `${api}permanent-address/get`,
  submit: `${api}permanent-address/submit`,
  auto: `${api}auto-change-basic-information/get`,
  autoSet: `${api}auto-change-basic-information/set`,
  course: `${api}online-course/get`,
  answer: `${api}online-course/answer`,
} as const;

export async function openLicence(portal: Portal, name: LicenceScreen, query = ''): Promise<void> {
  await portal.page.goto(`${portal.origin}${base}${licenceScreens[name].path}${query}`);
}

export async function expectLicence(page: Page, name: LicenceScreen, title?: string): Promise<void> {
  const screen = licenceScreens[name];
  await expectHeading(page, title ?? screen.title);
  await expect.poll(() => `${new URL(page.url()).pathname}/`).toContain(`${base}${screen.path}`);
  await expect(main(page).getByRole('button').first()).toBeVisible();
}

/** Presses a button and waits for the screen it leads to. */
export async function pressTo(page: Page, name: LicenceScreen, label: string): Promise<void> {
  await press(page, label);
  await expectLicence(page, name);
}
