import type { Page } from 'playwright/test';
import { serviceTitle } from '../../words/title.ts';
import { expectUsable, knownScreens, openKnown } from '../harness/known-screen.ts';
import { press } from '../harness/parts.ts';
import type { Portal } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';

/** The screens of the identification code. */
export const codeScreens = knownScreens({
  information: 'familyregister-identification-code-information',
  sign: 'familyregister-identification-code-digital-signature',
  qr: 'familyregister-identification-code-digital-signature-qr',
  complete: 'familyregister-identification-code-complete',
});

export type CodeScreen = keyof typeof codeScreens;

export const codeCalls = {
  information: '/api/familyregister-identification-code/information/get',
  issue: '/api/familyregister-identification-code/issue',
} as const;

export const openCodes = (portal: Portal, name: CodeScreen, query?: string) =>
  openKnown(portal, codeScreens[name], query);

export async function expectCodes(page: Page, name: CodeScreen): Promise<void> {
  await expectUsable(page, codeScreens[name]);
  await expect(page).toHaveTitle(`${codeScreens[name].title} | ${serviceTitle('familyregister-identification-code')}`);
}

/** From the information to the signature, with the registers on these cards chosen. */
export async function chooseRegisters(page: Page, portal: Portal, ...names: readonly RegExp[]): Promise<void> {
  await openCodes(portal, 'information');
  for (const name of names) await page.getByRole('checkbox', { name }).check();
  await press(page, 'next');
  await expectCodes(page, 'sign');
}
