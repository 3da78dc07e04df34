import type { Page } from 'playwright/test';
import type { Application } from '../../../src/server/services/hpki/applications.ts';
import { filledApplication, pharmacistApplication } from '../../http/contract/hpki-journey.ts';
import { title } from '../../words/title.ts';
import { expectScreen, press } from './parts.ts';
import type { Portal } from './portal.ts';
import { expect } from './test.ts';

/** The screens of the medical-field e-signature: address below `/svc/hpki/`, heading and id. */
export const hpkiScreens = {
  top: { path: 'top', title: title('hpki-top'), id: 'SCK2701-01-001' },
  select: { path: 'qualification-select', title: title('hpki-qualification-select'), id: 'SCK2701-02-001' },
  jma: {
    path: 'jma/application-information',
    title: title('hpki-jma-application-information'),
    id: 'SCK2701-02-004',
  },
  jpa: {
    path: 'jpa/application-information',
    title: title('hpki-jpa-application-information'),
    id: 'SCK2701-02-006',
  },
  medis: {
    path: 'medis/application-information',
    title: title('hpki-medis-application-information'),
    id: 'SCK2701-02-005',
  },
  jmaOther: {
    path: 'jma/other-information',
    title: title('hpki-jma-other-information'),
    id: 'SCK2701-02-007',
  },
  jpaOther: {
    path: 'jpa/other-information',
    title: title('hpki-jpa-other-information'),
    id: 'SCK2701-02-009',
  },
  medisOther: {
    path: 'medis/other-information',
    title: title('hpki-medis-other-information'),
    id: 'SCK2701-02-008',
  },
  jmaCheck: { path: 'jma/confirmation', title: title('hpki-confirmation'), id: 'SCK2701-02-013' },
  jpaCheck: { path: 'jpa/confirmation', title: title('hpki-confirmation'), id: 'SCK2701-02-013' },
  medisCheck: { path: 'medis/confirmation', title: title('hpki-confirmation'), id: 'SCK2701-02-013' },
  consent: { path: 'consent', title: title('hpki-consent'), id: 'SCK2701-02-014' },
  jmaDone: { path: 'jma/completion', title: title('hpki-completion'), id: 'SCK2701-02-018' },
  jpaDone: { path: 'jpa/completion', title: title('hpki-completion'), id: 'SCK2701-02-018' },
  medisDone: { path: 'medis/completion', title: title('hpki-completion'), id: 'SCK2701-02-018' },
} as const;

export type HpkiScreen = keyof typeof hpkiScreens;

export const hpkiCalls = {
  qualifications: '/api/hpki/qualifications/get',
  applicant: '/api/hpki/applicant/get',
  check: '/api/hpki/registration/check',
  submit: '/api/hpki/application/submit',
} as const;

/** What each persona of the three issuers fills in. */
export const applications = {
  jma: filledApplication(),
  jpa: filledApplication(pharmacistApplication),
  medis: filledApplication({
    ...pharmacistApplication,
    qualificationId: 'q-nurse',
    issuer: 'medis',
    registrationNumber: '1234567',
    registrationDate: '2015-04-01',
    delivery: 'phone',
    document: '',
  }),
} as const;

export const personas = { jma: 'hpki-doctor', jpa: 'hpki-pharmacist', medis: 'hpki-nurse' } as const;

export type Issuer = keyof typeof personas;

export const openHpki = (portal: Portal, name: HpkiScreen) =>
  portal.page.goto(`${portal.origin}/svc/hpki/${hpkiScreens[name].path}`);

/** Waits until a screen can be used: its heading, its address and its own buttons are there. */
export async function expectHpki(page: Page, name: HpkiScreen): Promise<void> {
  const { path, title } = hpkiScreens[name];
  await expectScreen(page, title, `/svc/hpki/${path}`);
  await expect(page.getByRole('main').locator('.ui-button').first()).toBeVisible();
}

/** Presses a button and waits for the screen it leads to. */
export async function pressToHpki(page: Page, name: HpkiScreen, label = 'next'): Promise<void> {
  await press(page, label);
  await expectHpki(page, name);
}

/** Logs in and puts an application into the tab, as if its screens had been walked. */
export async function begunHpki(
  portal: Portal,
  issuer: Issuer,
  { persona = personas[issuer], changes = {} }: { persona?: string; changes?: Partial<Application> } = {},
): Promise<void> {
  await portal.login(persona);
  await openHpki(portal, 'top');
  await expectHpki(portal.page, 'top');
  await portal.page.evaluate(
    (value) =>
      sessionStorage.setItem(
        'madoguchi.state.hpki.application',
        JSON.stringify({ value: { value, changes: 0 }, expiresAt: null }),
      ),
    { ...applications[issuer], ...changes },
  );
}
