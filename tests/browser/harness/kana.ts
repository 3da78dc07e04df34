import type { Locator, Page } from 'playwright/test';
import type { DraftContent } from '../../../src/server/services/kana/draft-content.ts';
import type { KanaReport } from '../../../src/server/services/kana/report.ts';
import { title } from '../../words/title.ts';
import { callPortal } from './call-portal.ts';
import { expectScreen, heading, press } from './parts.ts';
import type { JournalEntry, Portal } from './portal.ts';
import { expect } from './test.ts';
import { wordsHere } from './words-here.ts';

/** The screens of the kana service: address below `/svc/kana/`, heading and id. */
export const kanaScreens = {
  top: { path: 'top', title: title('kana-top'), id: 'SCK3003-01-001' },
  read: { path: 'read-basic-information', title: title('kana-read-basic-information'), id: 'SCK3003-01-002' },
  family: {
    path: 'confirm-familyregister-information',
    title: title('kana-confirm-familyregister-information'),
    id: 'SCK3003-01-003',
  },
  select: { path: 'select-target-report', title: title('kana-select-target-report'), id: 'SCK3003-01-004' },
  input: { path: 'input-kana', title: title('kana-input-kana'), id: 'SCK3003-01-005' },
  qualification: { path: 'select-qualification', title: title('kana-select-qualification'), id: 'SCK3003-01-006' },
  address: { path: 'input-address', title: title('kana-input-address'), id: 'SCK3003-01-007' },
  contact: { path: 'input-contact-information', title: title('kana-input-contact-information'), id: 'SCK3003-01-008' },
  code: { path: 'input-verification-code', title: title('kana-input-verification-code'), id: 'SCK3003-01-009' },
  check: { path: 'confirm-report-details', title: title('kana-confirm-report-details'), id: 'SCK3003-01-010' },
  agreement: { path: 'agreement', title: title('kana-agreement'), id: 'SCK3003-01-011' },
  sign: { path: 'digital-signature', title: title('kana-digital-signature'), id: 'SCK3003-01-012' },
  complete: { path: 'complete', title: title('kana-complete'), id: 'SCK3003-01-013' },
  correct: { path: 'apply-correction', title: title('kana-apply-correction'), id: 'SCK3003-02-001' },
  checkCorrection: { path: 'confirm-correction', title: title('kana-confirm-correction'), id: 'SCK3003-02-002' },
  signCorrection: {
    path: 'digital-signature-for-correction',
    title: title('kana-digital-signature-for-correction'),
    id: 'SCK3003-02-003',
  },
  completeCorrection: { path: 'complete-correction', title: title('kana-complete-correction'), id: 'SCK3003-02-004' },
  withdraw: { path: 'withdrawal', title: title('kana-withdrawal'), id: 'SCK3003-03-001' },
  reason: { path: 'select-withdrawal-reason', title: title('kana-select-withdrawal-reason'), id: 'SCK3003-03-002' },
  checkWithdrawal: {
    path: 'confirm-withdrawal-details',
    title: title('kana-confirm-withdrawal-details'),
    id: 'SCK3003-03-003',
  },
  completeWithdrawal: { path: 'complete-withdrawal', title: title('kana-complete-withdrawal'), id: 'SCK3003-03-004' },
} as const;

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

/** The code in the mail that was sent last. */
export async function latestCode(portal: Portal): Promise<string> {
  const mails = (await (await portal.request.get(`${portal.origin}/sandbox/outbox`)).json()) as { text: string }[];
  const codes = mails.flatMap(({ text }) => /^\d{6}$/mu.exec(text)?.[0] ?? []);
  const last = codes.at(-1);
  if (last === undefined) throw new Error('no mail with a code');
  return last;
}

export async function openKana(portal: Portal, name: KanaScreen, query = ''): Promise<void> {
  await portal.page.goto(`${portal.origin}/svc/kana/${kanaScreens[name].path}${query}`);
}

/** Logs in, fills a draft through the calls and opens the screen on which everything is confirmed. */
export async function openCheck(portal: Portal, persona: string, filling: DraftFilling = {}): Promise<void> {
  await portal.login(persona);
  await draftNotification(portal, filling);
  await openKana(portal, 'check');
  await expectKana(portal.page, 'check');
}

export const kanaHeading = (page: Page, name: KanaScreen): Locator => heading(page, kanaScreens[name].title);

/** Waits until a screen can be used: its heading, its address and its own buttons are there. */
export async function expectKana(page: Page, name: KanaScreen): Promise<void> {
  const { title, path } = kanaScreens[name];
  await expectScreen(page, title, `/svc/kana/${path}`);
  await expect(
    page
      .getByRole('main')
      .getByRole('button')
      .filter({ hasNotText: wordsHere(page, 'cancel') })
      .first(),
  ).toBeVisible();
}

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

/** Where the QR code of the screen leads. */
async function phoneToken(page: Page): Promise<string> {
  const link = page.getByRole('main').locator('a[href*="/sandbox/phone/"]');
  return new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('token') ?? '';
}

/** Reads a card on the phone that the QR code of the screen belongs to. */
export async function readByPhone(page: Page, portal: Portal, card: 'own' | 'other' | 'unreadable' = 'own') {
  const form = { token: await phoneToken(page), card };
  await portal.request.post(`${portal.origin}/sandbox/phone/read`, { form });
}

/** Signs on the phone that the QR code of the screen belongs to; `stop` presses 「中止する」. */
export async function signByPhone(
  page: Page,
  portal: Portal,
  { card = 'own', act = 'sign' }: { card?: 'own' | 'other' | 'unreadable'; act?: 'sign' | 'stop' } = {},
) {
  const form = { token: await phoneToken(page), card, act };
  await portal.request.post(`${portal.origin}/sandbox/phone/sign`, { form });
}

/** From the signing screen to the end of the procedure, by the way of the persona's login type. */
export async function signBy(page: Page, portal: Portal, way: 'phone' | 'app'): Promise<void> {
  await press(page, 'sign');
  if (way === 'phone') return signByPhone(page, portal);
  await page.waitForURL(/\/sandbox\/app\//u);
  await page.getByRole('button', { name: '署名する' }).click();
}

/** The calls to one path, or all, that screen ids were sent with. */
export function screenIdsOf(entries: readonly JournalEntry[]): ReadonlySet<string> {
  return new Set(entries.map(({ request }) => request.commonHeader?.screenId ?? ''));
}
