import type { Locator, Page } from 'playwright/test';
import type { DraftContent } from '../../../src/server/services/kana/draft-content.ts';
import type { KanaReport } from '../../../src/server/services/kana/report.ts';
import { callPortal } from '../harness/call-portal.ts';
import { expectUsable, knownScreens, openKnown } from '../harness/known-screen.ts';
import { latestCode } from '../harness/latest-code.ts';
import { heading, press } from '../harness/parts.ts';
import type { Portal } from '../harness/portal.ts';

/** The screens of the kana service. */
export const kanaScreens = knownScreens({
  top: 'kana-top',
  read: 'kana-read-basic-information',
  family: 'kana-confirm-familyregister-information',
  select: 'kana-select-target-report',
  input: 'kana-input-kana',
  qualification: 'kana-select-qualification',
  address: 'kana-input-address',
  contact: 'kana-input-contact-information',
  code: 'kana-input-verification-code',
  check: 'kana-confirm-report-details',
  agreement: 'kana-agreement',
  sign: 'kana-digital-signature',
  complete: 'kana-complete',
  correct: 'kana-apply-correction',
  checkCorrection: 'kana-confirm-correction',
  signCorrection: 'kana-digital-signature-for-correction',
  completeCorrection: 'kana-complete-correction',
  withdraw: 'kana-withdrawal',
  reason: 'kana-select-withdrawal-reason',
  checkWithdrawal: 'kana-confirm-withdrawal-details',
  completeWithdrawal: 'kana-complete-withdrawal',
});

export type KanaScreen = keyof typeof kanaScreens;

const kana = '/api/certificate/family/reports/kana';

export const kanaCalls = {
  get: `${kana}/get`,
  create: `${kana}/create`,
  submit: `${kana}/submit`,
  inputGet: `${kana}/temp/input/get`,
  inputSave: `${kana}/temp/input/save`,
  informantSave: `${kana}/temp/informant/save`,
  tempDelete: `${kana}/temp/delete`,
  cardAssistInfo: `${kana}/temp/card-assist-info/get`,
  histories: `${kana}/histories/get`,
  adjustRequest: `${kana}/histories/history/adjustRequest/get`,
  message: `${kana}/histories/history/message/get`,
  ageValidate: `${kana}/my/profile/age/validate`,
  pseudonymCheck: `${kana}/pseudonymCheck/get`,
  sendCode: '/api/my/userinfo/send-auth-code',
  verifyCode: '/api/my/userinfo/verify-auth-code',
  mailRegister: '/api/my/userinfo/mail/register',
  inputAssistance: '/api/my/input-assistance/get',
  signaturePrepare: '/api/common/signature/prepare',
  signatureQrInfo: '/api/common/signature/qr-code/signature-info/get',
  signatureStatus: '/api/common/signature/qr-code/signature-status-check',
  qrInfo: '/api/common/qr-code/card-assist-info',
  readHistory: '/api/service-manage/usage-statistics/4info-signature-read-history/create',
} as const;

export const informant = {
  address: '東京都見本区例示町三丁目1番1号',
  email: 'todokede@example.jp',
  phone: '090-0000-0001',
};

/** A submission in the history. */
export interface Filed {
  readonly id: string;
  readonly arrivalNumber: string;
  readonly type: string;
  readonly status: string;
}

/** Submissions of the citizen, the newest first. */
export async function submissionsOf(portal: Portal): Promise<readonly Filed[]> {
  return (await callPortal<{ procedures: Filed[] }>(portal, kanaCalls.histories)).procedures;
}

export interface Contact {
  readonly address: string;
  readonly email: string;
  readonly phone: string;
}

/** What a draft holds beyond its beginning. */
export interface DraftFilling {
  /** Reports by id (`family-name`, `first-name-1`…); each one named is chosen. */
  readonly reports?: Readonly<Record<string, Partial<KanaReport>>>;
  /** Default `informant`; null leaves the contact empty. */
  readonly contact?: Partial<Contact> | null;
  /** The e-mail address has been proved by its code. Default true when there is a contact. */
  readonly verified?: boolean;
}

/** Begins a notification and fills it through the calls, as if the screens had been walked. The citizen is logged in. */
export async function draftNotification(portal: Portal, filling: DraftFilling = {}): Promise<DraftContent> {
  const {
    reports: changes = { 'first-name-1': { furigana: 'ヒトミ' } },
    contact = {},
    verified = contact !== null,
  } = filling;
  const draft = await callPortal<DraftContent>(portal, kanaCalls.create, { type: '1' });
  const reports = draft.reports.map((report) =>
    changes[report.id] ? { ...report, isChecked: true, ...changes[report.id] } : report,
  );
  const saved = await callPortal<{ revision: number }>(portal, kanaCalls.inputSave, {
    reports,
    revision: draft.revision,
  });
  if (contact !== null) {
    const { email } = { ...informant, ...contact };
    if (verified) await proveEmail(portal, email);
    await callPortal(portal, kanaCalls.informantSave, {
      informant: { ...draft.informant, ...informant, ...contact, verifiedEmail: verified ? email : '' },
      revision: saved.revision,
    });
  }
  return draft;
}

/** Sends a code to the address and gives it back. */
export async function proveEmail(portal: Portal, email: string): Promise<void> {
  await callPortal(portal, kanaCalls.sendCode, { email });
  await callPortal(portal, kanaCalls.verifyCode, { email, code: await latestCode(portal) });
}

export const openKana = (portal: Portal, name: KanaScreen, query?: string) =>
  openKnown(portal, kanaScreens[name], query);

/** Logs in, fills a draft through the calls and opens the screen on which everything is confirmed. */
export async function openCheck(portal: Portal, persona: string, filling: DraftFilling = {}): Promise<void> {
  await portal.login(persona);
  await draftNotification(portal, filling);
  await openKana(portal, 'check');
  await expectKana(portal.page, 'check');
}

export const kanaHeading = (page: Page, name: KanaScreen): Locator => heading(page, kanaScreens[name].title);

export const expectKana = (page: Page, name: KanaScreen) => expectUsable(page, kanaScreens[name]);

/** Presses a button and waits for the screen it leads to. */
export async function pressTo(page: Page, name: KanaScreen, label = 'next'): Promise<void> {
  await press(page, label);
  await expectKana(page, name);
}

/** Chooses reports by the name on their card (`振仮` is the family name). */
export async function chooseReports(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name: new RegExp(`^${name}`, 'u') }).check();
}

/** The inputs of one report, on the screens that repeat them. `legend` is the text of its group. */
export const reportGroup = (page: Page, legend: RegExp | string): Locator =>
  page.getByRole('main').getByRole('group', { name: legend });
