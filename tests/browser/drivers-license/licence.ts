import type { Page } from 'playwright/test';
import { codeLabel } from '../../words/code-label.ts';
import { title } from '../../words/title.ts';
import { expectUsable, knownScreen, knownScreens, openKnown } from '../harness/known-screen.ts';
import { press } from '../harness/parts.ts';
import type { Portal } from '../harness/portal.ts';

/** The screens of the driving licence. */
export const licenceScreens = knownScreens({
  index: knownScreen('drivers-license', { heading: title('drivers-license', { url: {} }) }),
  address: 'drivers-license-change-permanent-address',
  agreement: 'drivers-license-agreement',
  sign: 'drivers-license-digital-signature',
  complete: 'drivers-license-complete',
  auto: 'drivers-license-auto-change-basic-information',
  course: 'drivers-license-online-course',
  error: knownScreen('drivers-license-error', { heading: codeLabel('licenceErrorTitle', '00') }),
});

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

export const openLicence = (portal: Portal, name: LicenceScreen, query?: string) =>
  openKnown(portal, licenceScreens[name], query);

export const expectLicence = (page: Page, name: LicenceScreen, title = licenceScreens[name].title) =>
  expectUsable(page, { ...licenceScreens[name], title });

/** Presses a button and waits for the screen it leads to. */
export async function pressTo(page: Page, name: LicenceScreen, label: string): Promise<void> {
  await press(page, label);
  await expectLicence(page, name);
}
