import type { Page } from 'playwright/test';
import { title } from '../../words/title.ts';
import { expectScreen, main, press } from '../harness/parts.ts';
import type { Portal } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';

const base = '/svc/familyregister-identification-code/';

/** The screens of the identification code: address below the service, heading and id. */
export const codeScreens = {
  information: {
    path: 'information',
    title: title('familyregister-identification-code-information'),
    id: 'SCK2302-01-001',
  },
  sign: {
    path: 'digital-signature',
    title: title('familyregister-identification-code-digital-signature'),
    id: 'SCK2302-02-001',
  },
  qr: {
    path: 'digital-signature/qr',
    title: title('familyregister-identification-code-digital-signature-qr'),
    id: 'SCK2302-02-002',
  },
  complete: { path: 'complete', title: title('familyregister-identification-code-complete'), id: 'SCK2302-02-003' },
} as const;

export type CodeScreen = keyof typeof codeScreens;

export const codeCalls = {
  information: '/api/familyregister-identification-code/information/get',
  issue: '/api/familyregister-identification-code/issue',
} as const;

export async function openCodes(portal: Portal, name: CodeScreen, query = ''): Promise<void> {
  await portal.page.goto(`${portal.origin}${base}${codeScreens[name].path}${query}`);
}

export async function expectCodes(page: Page, name: CodeScreen): Promise<void> {
  const { title, path } = codeScreens[name];
  await expectScreen(page, title, base + path);
  await expect(page).toHaveTitle(`${title} | 戸籍電子証明書提供用識別符号の取得`);
  await expect(main(page).getByRole('button').first()).toBeVisible();
}

/** From the information to the signature, with the registers on these cards chosen. */
export async function chooseRegisters(page: Page, portal: Portal, ...names: readonly RegExp[]): Promise<void> {
  await openCodes(portal, 'information');
  for (const name of names) await page.getByRole('checkbox', { name }).check();
  await press(page, 'next');
  await expectCodes(page, 'sign');
}
