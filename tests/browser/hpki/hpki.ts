import type { Page } from 'playwright/test';
import type { Application } from '../../../src/server/services/hpki/applications.ts';
import { filledApplication, pharmacistApplication } from '../../http/contract/hpki/journey.ts';
import { expectUsable, knownScreen, knownScreens, openKnown } from '../harness/known-screen.ts';
import { press } from '../harness/parts.ts';
import type { Portal } from '../harness/portal.ts';

/** The screens of the medical-field e-signature. */
export const hpkiScreens = knownScreens({
  top: 'hpki-top',
  select: 'hpki-qualification-select',
  jma: 'hpki-jma-application-information',
  jpa: 'hpki-jpa-application-information',
  medis: 'hpki-medis-application-information',
  jmaOther: 'hpki-jma-other-information',
  jpaOther: 'hpki-jpa-other-information',
  medisOther: 'hpki-medis-other-information',
  jmaCheck: knownScreen('hpki-confirmation', { at: { issuer: 'jma' } }),
  jpaCheck: knownScreen('hpki-confirmation', { at: { issuer: 'jpa' } }),
  medisCheck: knownScreen('hpki-confirmation', { at: { issuer: 'medis' } }),
  consent: 'hpki-consent',
  jmaDone: knownScreen('hpki-completion', { at: { issuer: 'jma' } }),
  jpaDone: knownScreen('hpki-completion', { at: { issuer: 'jpa' } }),
  medisDone: knownScreen('hpki-completion', { at: { issuer: 'medis' } }),
});

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

export const openHpki = (portal: Portal, name: HpkiScreen) => openKnown(portal, hpkiScreens[name]);

export const expectHpki = (page: Page, name: HpkiScreen) => expectUsable(page, hpkiScreens[name]);

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
